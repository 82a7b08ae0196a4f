import { DraftMultiSelect, DraftSelect } from '../../forms/DraftSelect';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useCatalog, useNow } from '../../../hooks/data';
import { useToClose } from '../../../hooks/toClose';
import { isUpcoming, countToClose, type Assessoria } from '../../../domain/nouns/assessoria';
import { ACOMPANYANTS, ASSISTENTS, DERIVACIONS, INSCRIPCIONS } from '../../../domain/values/options';
import {
  EMPTY_REALITZACIO,
  REALITZACIONS,
  REALITZACIO_FIELDS,
  clearDependents,
  findRealitzacioIssues,
  toRealitzacioBody,
  type RealitzacioDraft,
} from '../../../domain/nouns/realitzacio';
import { findRequired } from '../../../domain/values/validation';
import type { completionMachine } from '../../../machines/screens/completion';
import { assessories, completion } from '../../../text/assessories';
import { fieldHelp, realitzacioFields } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { formatAppointment } from '../../../text/ui/dates';
import { DraftField } from '../../forms/DraftField';
import { DraftNumber, DraftTextArea } from '../../forms/DraftInput';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { issueTexts } from '../../../text/validation';
import { toWords } from '../../forms/issues';
import { ThemeFields } from '../../forms/ThemeFields';
import { useDraftForm, type DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormHint } from '../../ui/FormHint';
import { FormSection } from '../../ui/FormSection';
import { SegmentedField } from '../../ui/SegmentedField';
import { RatingField } from '../../ui/RatingField';
import { Booking } from './Booking';
import { OwnFields } from './OwnFields';

type Drawn = DrawnBy<
  RealitzacioDraft,
  | (typeof OwnFields | typeof ThemeFields)
  | ('inscripcio' | 'assistents' | 'acompanyant' | 'derivacio' | 'valoracio' | 'comentaris')
>;

type CompletionFormProps = {
  actor: ActorRefFrom<typeof completionMachine>;
  assessoria: Assessoria;
  title: string;
};

/** Number of the person's other sessions to close, as text; undefined for 0. */
function useOthersToClose(id: number): string | undefined {
  const pendents = useToClose()?.data;
  const now = useNow();
  if (!pendents) return undefined;
  const rows = pendents.rows.filter((row) => row.id !== id);
  const others = countToClose({ ...pendents, rows }, now);
  return others === 0 ? undefined : String(others);
}

export function CompletionForm({ actor, assessoria, title }: CompletionFormProps) {
  const now = useNow();
  const { id, tipus } = assessoria;
  const others = useOthersToClose(id);
  const tematiques = useCatalog(`tematiques-${tipus}`);
  const form = useDraftForm<RealitzacioDraft>({
    actor,
    fields: REALITZACIO_FIELDS,
    labels: realitzacioFields,
    required: useMemo(
      () => findRequired(REALITZACIONS[tipus], toRealitzacioBody(id, EMPTY_REALITZACIO)),
      [id, tipus],
    ),
    findIssues: useMemo(
      () => (draft) => toWords(issueTexts.realitzacio, findRealitzacioIssues({ id, tipus }, draft)),
      [id, tipus],
    ),
    settle: clearDependents,
  });

  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={title}
      submit={completion.submit}
      submitAndNext={others && completion.submitAndNext(others)}
      texts={completion}
      cancelHref="/assessories"
      aside={<Booking assessoria={assessoria} />}
    >
      <FormSection title={completion.assessoriaSection}>
        {isUpcoming(assessoria.cita, now) && (
          <FormHint>{assessories.notYet(formatAppointment(assessoria.cita.date, now))}</FormHint>
        )}
        <FieldGrid>
          <DraftField form={form} name="inscripcio">
            {(field) => (
              <SegmentedField {...field} wrap options={toOptions(INSCRIPCIONS, labels.inscripcio)} />
            )}
          </DraftField>
          <DraftNumber
            form={form}
            name="assistents"
            {...ASSISTENTS}
            span={6}
            half
            help={fieldHelp.assistents}
          />
          <DraftSelect
            form={form}
            name="acompanyant"
            span={6}
            half
            clearable
            options={toOptions(ACOMPANYANTS, labels.acompanyant)}
          />
          <OwnFields form={form} tipus={tipus} />
          <ThemeFields form={form} request={tematiques} tematiques={tematiques?.data ?? []} />
          <DraftMultiSelect
            form={form}
            name="derivacio"
            options={toOptions<string>(DERIVACIONS[tipus], labels.derivacio)}
          />
          <DraftField form={form} name="valoracio">
            {(field) => <RatingField {...field} />}
          </DraftField>
          <DraftTextArea form={form} name="comentaris" help={fieldHelp.comentaris} />
        </FieldGrid>
      </FormSection>
    </FormCard>
  );
}
