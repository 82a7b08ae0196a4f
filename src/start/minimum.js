// Read by browsers of 2015 too, so its syntax is theirs. Shows what to install where the application cannot run.
(function (old, root, isRecent) {
  if (isRecent || !old || !root) return;
  old.hidden = false;
  root.hidden = true;
})(
  document.getElementById('old'),
  document.getElementById('root'),
  'CSS' in window &&
    'supports' in CSS &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, red)') &&
    'hasOwn' in Object &&
    'toSorted' in Array.prototype,
);
