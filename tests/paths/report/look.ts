/** Script of the page: copies and finds paths, and opens the address's machine or path. */
export const SCRIPT = `
for (const button of document.querySelectorAll('.copy'))
  button.addEventListener('click', async () => {
    const steps = [...button.parentElement.querySelectorAll('li')].map((step, index) => index + 1 + '. ' + step.innerText.replace(/\\s+/g, ' '));
    await navigator.clipboard.writeText(steps.join('\\n'));
    button.textContent = 'Copiat';
  });
const open = () => {
  const found = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!found) return;
  for (let of = found; of; of = of.parentElement) if (of.matches('details')) of.open = true;
  found.scrollIntoView();
};
const search = document.getElementById('search');
search.addEventListener('input', () => {
  const asked = search.value.trim().toLowerCase();
  const has = (part) => part.textContent.toLowerCase().includes(asked);
  for (const machine of document.querySelectorAll('.machine')) {
    const isOwn = has(machine.querySelector('summary'));
    for (const path of machine.querySelectorAll('.path')) path.hidden = !isOwn && !has(path);
    const isAny = isOwn || [...machine.querySelectorAll('.path')].some((path) => !path.hidden);
    machine.hidden = !isAny;
    machine.open = asked !== '' && !isOwn && isAny;
  }
});
addEventListener('hashchange', open);
open();
`;

/** Styles of the report, after the product's tokens. */
export const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: var(--text-base)/1.5 var(--font); }
main { max-width: 72rem; margin: 0 auto; padding: var(--s-8) var(--s-4) var(--s-14); }
h1 { margin: 0 0 var(--s-1); font-size: var(--text-2xl); line-height: var(--lh-2xl); font-weight: var(--w-title); }
h2 { display: inline; font-size: var(--text-lg); font-weight: var(--w-strong); }
h3 { margin: var(--s-6) 0 var(--s-2); font-size: var(--text-base); }
summary h3 { display: inline; margin: 0; }
h4 { margin: var(--s-3) 0 var(--s-1); font-size: var(--text-md); }
a { color: var(--accent-ink); }
:focus-visible { outline: var(--focus-w) solid var(--focus); outline-offset: var(--focus-gap); }
code, pre { font-family: var(--mono); font-size: var(--text-sm); }
.muted, .seen { color: var(--ink-2); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: var(--s-3) var(--s-6); margin: var(--s-4) 0; }
dl div { border-top: 1px solid var(--border); padding-top: var(--s-2); }
dt { color: var(--ink-2); font-size: var(--text-sm); }
dd { margin: 0; font-weight: var(--w-medium); font-variant-numeric: tabular-nums; }
details.machine { margin-top: var(--s-3); background: var(--surface); border: 1px solid var(--border); border-radius: var(--r-lg); padding: 0 var(--s-5); }
summary { cursor: pointer; padding: var(--s-3) 0; }
details.machine[open] { padding-bottom: var(--s-5); }
details.path { border-top: 1px solid var(--border); }
details.path > a, .broken li > a { display: inline-flex; align-items: center; min-height: var(--control-sm); }
details.path > summary { padding: var(--s-2) 0; }
ol { margin: var(--s-2) 0 var(--s-4); padding-left: var(--s-8); }
li { padding: 2px 0; }
.seen { display: block; font-size: var(--text-sm); }
.statements { margin: 0; padding: 0; list-style: none; }
.statements > li { padding: var(--s-2) 0; border-top: 1px solid var(--border); overflow-wrap: anywhere; }
.statements > li:target { background: var(--sunken); }
.statements ul { margin: var(--s-1) 0 0; padding-left: var(--s-5); font-size: var(--text-sm); }
.section { color: var(--ink-3); font-size: var(--text-sm); }
.copy { float: right; min-height: var(--control-sm); padding: 0 var(--s-3); font: inherit; font-size: var(--text-sm); color: var(--ink); background: var(--surface); border: 1px solid var(--border-strong); border-radius: var(--r-md); cursor: pointer; }
.copy:hover { background: var(--hover); }
.mark { white-space: nowrap; font-size: var(--text-sm); font-weight: var(--w-medium); }
.mark.taken { color: var(--ok); }
.mark.left { color: var(--ink-3); white-space: normal; }
.mark.missed { color: var(--danger); }
.table, .drawing { overflow-x: auto; margin: var(--s-4) 0; }
.drawing { background: var(--bg); border: 1px solid var(--border); border-radius: var(--r-md); }
table { width: 100%; border-collapse: collapse; font-size: var(--text-md); font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: var(--w-strong); padding: var(--s-2) 0; }
th, td { text-align: left; padding: var(--s-2) var(--s-3) var(--s-2) 0; border-bottom: 1px solid var(--border); vertical-align: top; }
thead th { color: var(--ink-2); font-weight: var(--w-medium); font-size: var(--text-sm); }
tbody th { font-weight: var(--w-medium); }
pre { overflow: auto; max-height: 24rem; padding: var(--s-3); background: var(--sunken); border-radius: var(--r-md); }
.broken { border-left: 4px solid var(--danger); padding-left: var(--s-4); margin: var(--s-4) 0; }
.broken h2, section > .broken > h3 { color: var(--danger); }
.search { display: block; margin: var(--s-4) 0; }
.search input { min-height: var(--control); padding: 0 var(--s-3); font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--border-strong); border-radius: var(--r-md); }
.broken img { max-width: 100%; border: 1px solid var(--border); }
.chart { display: block; margin: 0 auto; font: 12px var(--mono); }
.chart path { fill: none; stroke: var(--ok); stroke-width: 1.5; }
.chart path.left { stroke: var(--ink-3); stroke-dasharray: 2 4; }
.chart path.missed { stroke: var(--danger); stroke-dasharray: 8 4; stroke-width: 2.5; }
.chart marker path { stroke: none; fill: var(--ok); }
.chart marker.left path { fill: var(--ink-3); }
.chart marker.missed path { fill: var(--danger); }
.chart rect.state { fill: var(--surface); stroke: var(--border-strong); }
.chart rect.behind { fill: var(--bg); }
.chart text { fill: var(--ok); }
.chart text.title { fill: var(--ink); font-weight: 600; }
.chart text.left { fill: var(--ink-3); }
.chart text.missed { fill: var(--danger); font-weight: 600; }
`;
