import { alta } from '../../text/alta';
import { AltaFrame } from '../forms/alta/AltaFrame';
import { LinesCard } from '../forms/alta/LinesCard';
import { PasteCard } from '../forms/alta/PasteCard';
import { MissingCatalog } from '../list/MissingCatalog';
import { CreatedCard } from './alta/CreatedCard';
import { describePerson, LINE_COLUMNS } from './alta/lineColumns';
import { useAlta, type PeopleActor } from './alta/useAlta';

export function AltaPage({ actor }: { actor: PeopleActor }) {
  return (
    <AltaFrame noun="professional" resource="usuari" texts={alta} href="/professionals">
      <AltaBoard actor={actor} />
    </AltaFrame>
  );
}

function AltaBoard({ actor }: { actor: PeopleActor }) {
  const state = useAlta(actor);
  return (
    <>
      <PasteCard state={state} label={alta.paste} help={[alta.columns, alta.surnames]} />
      <MissingCatalog name="oficines" />
      <MissingCatalog name="professionals" />
      <LinesCard state={state} columns={LINE_COLUMNS} describe={describePerson} />
      <CreatedCard state={state} />
    </>
  );
}
