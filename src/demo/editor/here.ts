import type { Here } from '../../../mock-server/demo/recording';
import { toSearch } from '../../domain/values/query';
import type { useAuth, useNavigation } from '../../hooks/actors';

export function readHere(
  navigation: ReturnType<typeof useNavigation>,
  auth: ReturnType<typeof useAuth>,
): Here {
  const { address } = navigation.getSnapshot().context;
  return {
    path: address ? address.path + toSearch(address.query) : '/',
    who: auth.getSnapshot().context.session?.user.email ?? null,
  };
}
