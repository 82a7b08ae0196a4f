const ROWS = Array.from({ length: 25 }, (_, index) => `${index % 2 ? 'Maria' : 'Queralt'} ${index + 1}`);

/** A page that draws the same as the product's from rows of its own, and does nothing else. */
export const BARE = `<!doctype html><html lang="en"><title>Bare</title>
<form><input id="email" type="email"><input type="password"><button>Sign in</button></form>
<nav><a href="#">Consultes</a></nav>
<main></main>
<script>
const rows = ${JSON.stringify(ROWS)};
const main = document.querySelector('main');
const drawRows = (found) => {
  main.querySelector('tbody').innerHTML = found
    .map((row) => '<tr><td><a href="#">' + row + '</a>' + '<td>Cell</td>'.repeat(6) + '</tr>')
    .join('');
};
document.querySelector('nav a').onclick = () => {
  main.innerHTML = '<input type="search"><table><tbody></tbody></table>';
  main.querySelector('input').oninput = ({ target }) =>
    drawRows(rows.filter((row) => row.toLowerCase().includes(target.value)));
  drawRows(rows);
};
main.onclick = ({ target }) => {
  if (target.closest('td a') === null) return;
  const fields = rows.map((row) => '<label>Field<input value="' + row + '"></label>').join('');
  main.innerHTML = '<form><textarea name="observacions">' + target.textContent + '</textarea>' + fields + '<button type="submit">Save</button></form>';
};
main.onsubmit = (event) => {
  event.preventDefault();
  main.innerHTML = '<p class="notice">Saved</p><table><tbody></tbody></table>';
  drawRows(rows);
};
</script>`;
