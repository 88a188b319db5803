// For browsers that know no modules of JavaScript: nothing else on the page runs there.
document.getElementById("app").innerHTML =
  '<main class="page"><h1>Tafurer\u00eda</h1>' +
  '<p lang="es">Este navegador es demasiado antiguo para jugar aqu\u00ed. Sirve cualquiera de los \u00faltimos tres a\u00f1os.</p>' +
  '<p lang="en">This browser is too old to play here. Any from the last three years will do.</p></main>';
