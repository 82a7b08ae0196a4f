// Runs before the first paint: the theme, whether the sign-in form that stands in the page is what this address shows,
// and an early submit, which waits until the application can take it.
(function () {
  var page = document.documentElement;
  var read = function (name) {
    try {
      return localStorage.getItem(name);
    } catch (error) {
      return null;
    }
  };
  var theme = read('punt-jove.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  var path = location.pathname;
  var isSignIn = (path === '/' || path === '/login') && read('punt-jove.auth') === null;
  page.dataset.boot = isSignIn ? 'signIn' : 'other';
  document.addEventListener('submit', function (event) {
    if (page.dataset.boot !== 'signIn') return;
    event.preventDefault();
    page.dataset.submitted = '';
  });
})();
