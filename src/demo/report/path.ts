/** Path of the report viewer, which is no route of the product. */
export const VIEWER_PATH = '/informe';
