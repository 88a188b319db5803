"""What a page takes away again after some seconds stays: on a busy machine a test may look later."""

LASTING = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => after >= 2500 ? 0 : later(what, after, ...more);
})()"""
"""Notes and hints stay until they are touched, what was copied is said for ever, and no pong is awaited."""
