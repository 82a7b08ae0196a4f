import { isExpected, isUpcoming, toCitaFacts } from '../../domain/nouns/assessoria';
import type { CitaOberta } from '../../domain/nouns/cita';
import { useArrivals } from '../../hooks/arrivals';
import { useNow } from '../../hooks/data';
import { calendar } from '../../text/calendar';
import { ui } from '../../text/ui/components';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { MenuButton, type MenuItem } from '../ui/Menu';
import { ReminderButton } from '../shared/ReminderButton';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';

type CitaActionsProps = {
  cita: CitaOberta;
  name: string;
  /** Event of the calendar; gets the focus back when a dialog closes. */
  anchor: HTMLElement;
  onClose: () => void;
};

type Item = Exclude<MenuItem, 'rule'>;

export function CitaActions({ cita, name, anchor, onClose }: CitaActionsProps) {
  const now = useNow();
  const { isHere, toggle } = useArrivals();
  const isKnown = cita.assessoria.jove !== null;
  const getItems = useAssessoriaActions();
  const items = getItems({ facts: toCitaFacts(cita), name, date: cita.date, citaId: cita.id });
  const complete = findLink(items, 'complete');
  const move = findLink(items, 'move');
  const show = findLink(items, 'show');
  const rest = items.filter(
    (item) => item === 'rule' || (item !== complete && item !== move && item !== show),
  );
  const menu = [...listArrival(), ...(rest[0] === 'rule' ? rest.slice(1) : rest)];

  function listArrival(): MenuItem[] {
    if (!isKnown || !isExpected(cita, now)) return [];
    const label = isHere(cita.id) ? calendar.notHere : calendar.here;
    return [{ id: 'here', label, icon: 'user', onSelect: () => toggle(cita.id) }];
  }

  function leaveFor(item: MenuItem): MenuItem {
    if (item === 'rule' || !('onSelect' in item)) return item;
    const label = item.id === 'delete' ? calendar.deleteCita : item.label;
    const onSelect = () => {
      onClose();
      anchor.focus();
      item.onSelect();
    };
    return { ...item, label, onSelect };
  }

  if (items.length === 0) return null;
  return (
    <>
      {complete?.href && (
        <ButtonLink small variant={complete.hint ? undefined : 'primary'} href={complete.href}>
          {calendar.complete}
        </ButtonLink>
      )}
      {move?.href && (
        <ButtonLink small href={move.href}>
          {move.label}
        </ButtonLink>
      )}
      {show?.href && (
        <ButtonLink small href={show.href}>
          {calendar.open}
        </ButtonLink>
      )}
      {isKnown && isUpcoming(cita, now) && <ReminderButton small cita={cita} />}
      {menu.length > 0 && (
        <span className="peek-end">
          <MenuButton label={ui.moreActions} className="icon-button" items={menu.map(leaveFor)}>
            <Icon name="more" />
          </MenuButton>
        </span>
      )}
    </>
  );
}

function findLink(items: readonly MenuItem[], id: string): Extract<Item, { href: unknown }> | undefined {
  return items.find(
    (item): item is Extract<Item, { href: unknown }> => item !== 'rule' && item.id === id && 'href' in item,
  );
}
