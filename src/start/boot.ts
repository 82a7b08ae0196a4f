declare const __BASE__: string;
declare const __LOGIN__: string | null;

/** Runs before the first paint (README.md); the build fills in both addresses, the demo has no login. */
{
  const page = document.documentElement.dataset;
  const base = __BASE__;
  const login = __LOGIN__;
  const own = globalThis as {
    early?: { url: string; body: string; control: AbortController; answer: Promise<Response> };
  };
  const read = (name: string) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const setTheme = () => {
    const theme = read('punt-jove.theme');
    if (theme === 'light' || theme === 'dark') page['theme'] = theme;
  };
  // Before a file's first frame its storage may be empty (src/demo/main.tsx).
  if (location.protocol === 'file:') requestAnimationFrame(setTheme);
  else setTheme();
  // The demo begins at its door.
  const isSignIn = [login && base, `${base}login`].includes(location.pathname) && !read('punt-jove.auth');
  page['boot'] = isSignIn ? 'signIn' : 'other';
  document.addEventListener('submit', (event) => {
    if (page['boot'] !== 'signIn') return;
    event.preventDefault();
    page['submitted'] = '';
    const { email, password } = event.target as unknown as Record<string, HTMLInputElement>;
    if (!login || own.early || !email?.value || !password?.value) return;
    const body = JSON.stringify({ email: email.value, password: password.value });
    const control = new AbortController();
    const type = 'application/json';
    const headers = { Accept: type, 'Content-Type': type };
    const answer = fetch(login, { method: 'POST', headers, body, signal: control.signal });
    answer.catch(() => {});
    own.early = { url: login, body, control, answer };
  });
  const show = (id: string, isShown: boolean) => {
    const element = document.getElementById(id);
    if (element) element.hidden = !isShown;
  };
  const showLost = () => {
    show('lost', true);
    addEventListener('online', () => location.reload());
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') showLost();
  };
  addEventListener('error', onError, true);
  // This script waits for the stylesheet before it; in development there is none.
  const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--s-1') !== '';
  if (!isStyled && document.querySelector('link[rel=stylesheet]')) {
    addEventListener('DOMContentLoaded', () => {
      show('root', false);
      showLost();
    });
  }
}
