import { ACCESS } from './chapters/access';
import { CALLS } from './chapters/calls';
import { ENUMERATIONS } from './chapters/enumerations';
import { ERRORS } from './chapters/errors';
import { LIMITS_OF_THE_BUSINESS } from './chapters/limits';
import { LIST_MESSAGES } from './chapters/listMessages';
import { MESSAGES } from './chapters/messages';
import { PAGES } from './chapters/pages';
import { PERMISSIONS } from './chapters/permissions';
import { PRODUCT } from './chapters/product';
import { RECORDS } from './chapters/records';
import { SCREENS } from './chapters/screens';
import { TRANSITIONS } from './chapters/transitions';
import { VALIDATION } from './chapters/validation';
import type { Section } from './requirement';

const toParts = ({ id }: Section): number[] => id.split('.').map(Number);

export const SECTIONS: readonly Section[] = [
  ...PRODUCT,
  ...PAGES,
  ...ACCESS,
  ...SCREENS,
  ...RECORDS,
  ...ENUMERATIONS,
  ...TRANSITIONS,
  ...VALIDATION,
  ...PERMISSIONS,
  ...CALLS,
  ...ERRORS,
  ...MESSAGES,
  ...LIST_MESSAGES,
  ...LIMITS_OF_THE_BUSINESS,
].toSorted((one, other) => {
  const [chapter = 0, part = 0] = toParts(one);
  const [otherChapter = 0, otherPart = 0] = toParts(other);
  return chapter - otherChapter || part - otherPart;
});
