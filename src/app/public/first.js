// Runs before the first paint: sets the theme, so that a dark page never flashes white; reloads or shows an error
// when the app cannot load; and requests the page's files before the app itself has loaded.
(function () {
  var theme = 'light';
  var session = null;
  try {
    theme = localStorage.getItem('vignette_theme') || 'light';
    session = localStorage.getItem('auth-store');
  } catch {
    // Storage may be blocked; then the default theme is used.
  }
  if (!/^(light|dark|sepia)$/.test(theme)) theme = 'light';
  document.documentElement.className = theme;
  // A signed-in reader already has the app on the device: the cover would only flash before the page.
  if (!session) document.documentElement.dataset.cover = 'shown';

  // A newer version may be deployed while the page loads: the files that this page names no longer exist, and the
  // page at the same address names others.
  addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return;
      if (reloadedLately()) showLoadFailure();
      else location.reload();
    },
    true,
  );

  /** Remembers this reload; a page that is still broken after it must not load again and again. */
  function reloadedLately() {
    try {
      var before = Number(sessionStorage.getItem('vignette_reloaded'));
      sessionStorage.setItem('vignette_reloaded', String(Date.now()));
      return Date.now() - before < 60_000;
    } catch {
      return true;
    }
  }

  function showLoadFailure() {
    var lines = document.querySelectorAll('.cover p');
    lines[1].textContent =
      'Vignette could not be loaded. What you keep on this device is safe. Check your connection and try again.';
    lines[1].setAttribute('role', 'alert');
    var again = document.createElement('button');
    again.textContent = 'Reload';
    again.onclick = function () {
      location.reload();
    };
    lines[1].after(again);
    document.documentElement.dataset.cover = 'shown';
  }

  /** The build writes here which files each page is made of; see scripts/first-parts.mjs. */
  var pages = [];
  var isOpen = /^\/(login|register|terms|privacy)$/.test(location.pathname);
  var path = session || isOpen ? location.pathname : '/login';
  var page = pages.find(function (one) {
    return new RegExp(one[0]).test(path);
  });
  (page ? page[1] : []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') {
      link.as = 'style';
      // The same mode as the app's own request: another one would fetch it twice.
      link.crossOrigin = 'anonymous';
    }
    link.href = file;
    document.head.append(link);
  });
})();
