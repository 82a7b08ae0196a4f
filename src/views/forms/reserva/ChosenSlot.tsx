import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import { getFullName } from '../../../domain/nouns/professional';
import { newCita } from '../../../text/calendar';
import { reservaFields } from '../../../text/fields';
import { listLabels } from '../../../text/options';
import { formatMeeting } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { Button } from '../../ui/Button';
import { LabelText } from '../../ui/Field';
import { TypeTile } from '../../shared/TypeTile';
import { getPlace } from './place';

export function ChosenSlot({ slot, onChange }: { slot: Disponibilitat; onChange: () => void }) {
  return (
    <div className="slot-chosen">
      <TypeTile tipus={slot.tipus} large />
      <div>
        <p className="field-label">
          <LabelText label={reservaFields.disponibilitat_id} required />
        </p>
        <p>{formatMeeting(slot.data_inici, slot.data_fi)}</p>
        <p className="slot-meta">
          {joinFacts(getFullName(slot.professional), getPlace(slot), listLabels('modalitat', slot.modalitat))}
        </p>
      </div>
      <Button icon="clock" onClick={onChange}>
        {newCita.changeSlot}
      </Button>
    </div>
  );
}
