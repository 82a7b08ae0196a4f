/** Hands a text to the person as a file: CSV, UTF-8 with a mark that spreadsheets need for accents. */
export function download({ name, content }: { name: string; content: string }): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
