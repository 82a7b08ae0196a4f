import { PASSWORD } from '../../../../mock-server/store/rows/professional';
import type { Seen } from '../look';
import { getEmail, getOther, type Person } from '../people';
import { NEW_PASSWORD } from '../service';
import { NOTE, press, type Act } from './act';

export function listSessionActs({ find, navigation }: Seen, person: Person): Act[] {
  const { screen, status, value } = navigation;
  const auth = find('root/auth');
  const own = find('root/navigation');
  const signIn = (name: string, who: string, password = PASSWORD): Act[] =>
    press(auth, { type: 'auth.signIn', email: getEmail(who), password }, name);
  return [
    ...(screen?.name === 'signIn'
      ? [
          ...signIn('sign in', person),
          ...signIn('sign in as another', getOther(person)),
          ...signIn('sign in as one who must change the password', 'canvi'),
          ...signIn('sign in with a wrong password', person, NOTE),
        ]
      : []),
    ...(screen?.name === 'newPassword'
      ? press(auth, {
          type: 'auth.setPassword',
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        })
      : []),
    ...(status === 'signedOut' ? [] : press(own, { type: 'navigation.signOut' }, 'sign out')),
    ...(value === 'failed' ? press(own, { type: 'navigation.retry' }) : []),
  ];
}
