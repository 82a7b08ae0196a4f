import { useSession } from '../../hooks/actors';
import type { ReactNode } from 'react';
import { useCatalog, useViewer } from '../../hooks/data';
import { canChooseOficina, toAmaga, toLliures, toProfessionalId } from '../../domain/pages/calendari';
import { getFullName, type ProfessionalRef } from '../../domain/nouns/professional';
import { calendar } from '../../text/calendar';
import { lists } from '../../text/lists';
import { fromCatalog } from '../forms/catalog';
import { FilterButton } from '../ui/FilterButton';
import { FilterOptions } from '../ui/FilterOptions';
import { useKeepFocus } from '../ui/useKeepFocus';
import { TypeLegend } from '../shared/TypeLegend';
import type { CalendarAddress } from './useCalendari';

const UNKNOWN = '…';
/** 'Oficina Gràcia' below the label 'Oficina' is shortened to 'Gràcia'. */
const LABEL_BEFORE_NAME = /^oficina\s+/i;

type CalendarFiltersProps = {
  address: CalendarAddress;
  professionals: readonly ProfessionalRef[];
};

export function CalendarFilters({ address, professionals }: CalendarFiltersProps) {
  const { tipus, lliures, go } = address;
  const viewer = useViewer();

  return (
    <TypeLegend
      shown={[...tipus]}
      onChange={(shown) => go({ amaga: toAmaga(shown) }, { replace: true })}
      slots={lliures}
      onSlots={(shown) => go({ lliures: toLliures({ ...address, lliures: shown }) }, { replace: true })}
    >
      {canChooseOficina(viewer) && <OficinaFilter address={address} />}
      <ProfessionalFilter address={address} professionals={professionals} />
    </TypeLegend>
  );
}

function OficinaFilter({ address: { oficina_id, go } }: { address: CalendarAddress }) {
  const oficines = useCatalog('oficines');
  const { loading, help } = fromCatalog(oficines);
  const options = (oficines?.data ?? []).map(({ id, nom }) => ({
    value: String(id),
    label: nom.replace(LABEL_BEFORE_NAME, ''),
  }));
  return (
    <Filter
      label={calendar.office}
      options={options}
      missing={help ?? loading}
      value={oficina_id}
      onChange={(value) => go({ oficina_id: value })}
    />
  );
}

function ProfessionalFilter({ address, professionals }: CalendarFiltersProps) {
  const { professional_id, go } = address;
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const own = String(userId);
  const others = professionals
    .map((person) => ({ value: String(person.id), label: getFullName(person) }))
    .filter(({ value }) => value !== own)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ca'));
  return (
    <Filter
      label={calendar.professional}
      options={[{ value: own, label: lists.own }, ...others]}
      value={professional_id}
      onChange={(value) => go({ professional_id: toProfessionalId(value, { viewer, userId }) })}
    />
  );
}

type FilterProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  missing?: ReactNode;
  value: string;
  onChange: (value: string) => void;
};

function Filter({ label, options, missing, value, onChange }: FilterProps) {
  const chosen = options.find((option) => option.value === value);
  const kept = useKeepFocus<HTMLDivElement>(missing);
  return (
    <FilterButton label={label} value={value === '' ? undefined : (chosen?.label ?? UNKNOWN)} align="end">
      {(close) => (
        <div {...kept}>
          {missing ? (
            <div className="filter-panel filter-missing" role="status">
              {missing}
            </div>
          ) : (
            <FilterOptions
              label={label}
              options={options}
              value={value || null}
              onChange={(next) => onChange(next ?? '')}
              onDone={close}
            />
          )}
        </div>
      )}
    </FilterButton>
  );
}
