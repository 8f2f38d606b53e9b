// Runs before the first paint: a dark room is never lit by a white flash, and a newcomer is not left with a blank page.
(function () {
  var theme = 'light';
  var session = null;
  try {
    theme = localStorage.getItem('vignette_theme') || 'light';
    session = localStorage.getItem('auth-store');
  } catch {
    // Storage can be forbidden; the default theme is right then.
  }
  if (!/^(light|dark|sepia)$/.test(theme)) theme = 'light';
  document.documentElement.className = theme;
  // Who reads here already has the app on the device: a cover would only flash before the page.
  if (!session) document.documentElement.dataset.cover = 'shown';
})();
