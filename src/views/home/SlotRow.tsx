import { useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access/access';
import { getMinutes, toSlotQuery, type Disponibilitat } from '../../domain/nouns/disponibilitat';
import { toSearch } from '../../domain/values/query';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';
import { getLabel } from '../../text/options';
import { ButtonLink } from '../ui/ButtonLink';
import { TypeTile } from '../shared/TypeTile';

export function SlotRow({ slot }: { slot: Disponibilitat }) {
  const { tipus, data_inici, modalitat, antena, oficina } = slot;
  const canBook = refuseInOffice(useViewer(), 'create', oficina, 'cita') === null;
  const minutes = Math.round(getMinutes(slot));
  const details = [getLabel('tipus', tipus), home.modalities(modalitat), antena?.nom];

  return (
    <li className="agenda-free">
      <time dateTime={data_inici}>
        <span>{formatTime(data_inici)}</span>
        <small>{home.minutes(minutes)}</small>
      </time>
      <TypeTile tipus={tipus} />
      <div>
        <span className="soft strong">{home.freeSlot}</span>
        <span className="sub-line">{details.filter(Boolean).join(' · ')}</span>
      </div>
      <div className="agenda-end home-slot-end">
        {canBook && (
          <ButtonLink
            variant="quiet"
            small
            icon="plus"
            aria-label={home.reserveAt(formatTime(data_inici))}
            href={`/calendari/cita/nova${toSearch(toSlotQuery(slot))}`}
          >
            {home.reserve}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
