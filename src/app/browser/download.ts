type File = { name: string; content: string };

/** Saves CSV as a file: UTF-8 with the byte order mark that spreadsheets need for accents. */
export function downloadCsv({ name, content }: File): void {
  save(name, new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }));
}

export function downloadJson({ name, content }: File): void {
  save(name, new Blob([content], { type: 'application/json' }));
}

function save(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
