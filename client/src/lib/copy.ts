/** Hands the browser *text* for the clipboard whatever is selected, as pages without a secure connection still may. */
function handOver(text: string): boolean {
  let given = false;
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    given = true;
  };
  document.addEventListener("copy", give);
  try {
    return document.execCommand("copy") && given;
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", give);
  }
}

/** Selects all the text of a field, or of any other element. */
export function select(shown: HTMLElement | null | undefined): void {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else if (shown) getSelection()?.selectAllChildren(shown);
}

/**
 * Copies *text*, which people read in *shown*. If the browser does not let the page do that, it is `false`, and the
 * text stays selected for its reader to copy.
 */
export async function copy(text: string, shown: HTMLElement | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // refused, or the page came over plain http, where there is no `navigator.clipboard`
  }
  select(shown);
  return handOver(text);
}
