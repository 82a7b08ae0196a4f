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

const DOES: Readonly<Record<string, string>> = door.special;

/** What one of the demonstration's people is called: the role, or what is particular. */
export const getName = ({ email, role }: Person): string => SPECIAL[email] ?? getLabel('role', role);

/** What one of them does all day. */
export const getWork = ({ email, role }: Person): string => DOES[email] ?? door.does[role];
