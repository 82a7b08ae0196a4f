import { bar } from './text/bar';
import { door } from './text/door';
import { getLabel } from '../text/options';
import type { SignIn } from './switchTo';

type Person = Pick<SignIn, 'email' | 'role'>;

const SPECIAL: Readonly<Record<string, string>> = {
  'canvi@example.org': bar.canvi,
  'inactiu@example.org': bar.inactiu,
  'antena@example.org': bar.antena,
};

const SPECIAL_WORK: Readonly<Record<string, string>> = door.special;

export const getName = ({ email, role }: Person): string => SPECIAL[email] ?? getLabel('role', role);

export const getWork = ({ email, role }: Person): string => SPECIAL_WORK[email] ?? door.does[role];
