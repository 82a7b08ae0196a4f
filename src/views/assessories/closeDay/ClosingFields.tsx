import type { Assessoria } from '../../../domain/nouns/assessoria';
import type { RealitzacioDraft } from '../../../domain/nouns/realitzacio';
import { findClosingIssues, isAsked, type Closing } from '../../../domain/pages/closing';
import { INSCRIPCIONS, LLOCS } from '../../../domain/values/options';
import { realitzacioFields } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { issueTexts } from '../../../text/validation';
import { toWords } from '../../forms/issues';
import { DayRowFields } from '../../ui/DayRows';
import { RatingField } from '../../ui/RatingField';
import { SegmentedField } from '../../ui/SegmentedField';
import { ClosingThemes } from './ClosingThemes';

type ClosingFieldsProps = {
  row: Assessoria;
  closing: Closing;
  /** Name of the person, so that the same fields of two rows differ for a screen reader. */
  name: string;
  /** Keeps the place without the fields. */
  isHidden: boolean;
  isTried: boolean;
  onChange: (changes: Partial<RealitzacioDraft>) => void;
};

/** Fields of the type's completion, without a theme that was booked (spec §5). */
export function ClosingFields({ row, closing, name, isHidden, isTried, onChange }: ClosingFieldsProps) {
  const { draft } = closing;
  const issues = isTried ? toWords(issueTexts.realitzacio, findClosingIssues(row, closing)) : {};
  const bind = (field: keyof typeof realitzacioFields) => ({
    name: `${field}-${row.id}`,
    required: true,
    error: issues[field]?.text,
  });
  return (
    <DayRowFields legend={name} isHidden={isHidden}>
      <div className="close-day-choice">
        <SegmentedField
          small
          wrap
          {...bind('inscripcio')}
          label={realitzacioFields.inscripcio}
          options={toOptions(INSCRIPCIONS, labels.inscripcio)}
          value={draft.inscripcio}
          onChange={(inscripcio) => onChange({ inscripcio })}
        />
        {isAsked(row.tipus, 'realitzada') && (
          <SegmentedField
            small
            {...bind('realitzada')}
            label={realitzacioFields.realitzada}
            options={toOptions(LLOCS, labels.realitzada)}
            value={draft.realitzada}
            onChange={(realitzada) => onChange({ realitzada })}
          />
        )}
        <RatingField
          {...bind('valoracio')}
          label={realitzacioFields.valoracio}
          value={draft.valoracio}
          onChange={(valoracio) => onChange({ valoracio })}
        />
        {isAsked(row.tipus, 'tematica_id') && (
          <ClosingThemes row={row} draft={draft} bind={bind} onChange={onChange} />
        )}
      </div>
    </DayRowFields>
  );
}
