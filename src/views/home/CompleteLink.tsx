import { home } from '../../text/home';
import { ButtonLink } from '../ui/ButtonLink';
import type { MenuItem } from '../ui/Menu';

export function CompleteLink({ items, name }: { items: readonly MenuItem[]; name: string }) {
  const item = items.find((each) => each !== 'rule' && each.id === 'complete');
  if (!item || item === 'rule' || !('href' in item) || !item.href) return null;
  return (
    <ButtonLink small href={item.href} aria-label={home.completeOf(name)}>
      {home.complete}
    </ButtonLink>
  );
}
