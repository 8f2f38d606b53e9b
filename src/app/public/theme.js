// Runs before the first paint so that a dark room is never lit by a white flash.
(function () {
  var theme = 'light';
  try {
    theme = localStorage.getItem('vignette_theme') || 'light';
  } catch {
    // Storage can be forbidden; the default theme is right then.
  }
  if (!/^(light|dark|sepia)$/.test(theme)) theme = 'light';
  document.documentElement.className = theme;
})();
