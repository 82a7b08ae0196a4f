type File = { name: string; content: string };

/** Hands CSV to the person as a file: UTF-8 with a mark that spreadsheets need for accents. */
export function downloadCsv({ name, content }: File): void {
  hand(name, new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }));
}

/** Hands JSON to the person as a file. */
export function downloadJson({ name, content }: File): void {
  hand(name, new Blob([content], { type: 'application/json' }));
}

function hand(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
