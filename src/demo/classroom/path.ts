/** Path of the classroom, which is no route of the product. */
export const CLASSROOM_PATH = '/sala';
