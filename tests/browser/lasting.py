"""What a page takes away again after some seconds stays: on a busy machine a test may look later."""

LASTING = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => after >= 2500 ? 0 : later(what, after, ...more);
})()"""
"""Hints do not fold by themselves, what was copied is said for ever, and the line asks for no pong."""
