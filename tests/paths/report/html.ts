export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return (
    `<div class="table" tabindex="0" role="region" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

export function disclose(summary: string, content: string, attributes = ''): string {
  return `<details ${attributes}><summary>${summary}</summary>${content}</details>`;
}
