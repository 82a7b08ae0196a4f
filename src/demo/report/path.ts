/** Where the demo shows reports; no route of the product. */
export const VIEWER_PATH = '/informe';
