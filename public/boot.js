// Runs before the first paint: the theme, whether the sign-in form that stands in the page is what this address shows,
// and an early submit, which waits until the application can take it.
{
  const page = document.documentElement.dataset;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const theme = read('punt-jove.theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  const isSignIn = /^\/(login)?$/.test(location.pathname) && !read('punt-jove.auth');
  page.boot = isSignIn ? 'signIn' : 'other';
  document.addEventListener('submit', (event) => {
    if (page.boot !== 'signIn') return;
    event.preventDefault();
    page.submitted = '';
  });
}
