import * as z from 'zod/mini';
import { optional } from './fields';

/** A member of staff as other records name them. */
export const ProfessionalRef = z.object({
  id: z.number(),
  nom: z.string(),
  cognom: z.string(),
  segon_cognom: optional(z.string()),
});
export type ProfessionalRef = z.infer<typeof ProfessionalRef>;

/** Full name in the order it is said. */
export function getFullName(person: { nom: string; cognom: string; segon_cognom?: string | null }): string {
  return [person.nom, person.cognom, person.segon_cognom].filter(Boolean).join(' ');
}
