// Runs before the first paint: the theme, whether the sign-in form that stands in the page is what this address shows,
// an early submit, which waits until the application can take it, and what is said when the application does not come.
{
  const page = document.documentElement.dataset;
  const base = new URL('.', document.currentScript.src).pathname;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const theme = read('punt-jove.theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  const isSignIn = [base, `${base}login`].includes(location.pathname) && !read('punt-jove.auth');
  page.boot = isSignIn ? 'signIn' : 'other';
  document.addEventListener('submit', (event) => {
    if (page.boot !== 'signIn') return;
    event.preventDefault();
    page.submitted = '';
  });
  const onError = ({ target }) => {
    if (target.type === 'module') document.getElementById('lost').hidden = false;
  };
  addEventListener('error', onError, true);
}
