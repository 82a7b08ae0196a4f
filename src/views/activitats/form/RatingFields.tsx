import { EMPTY_VALORACIO, hasValoracio, type ActivitatDraft } from '../../../domain/nouns/activitat';
import { activitatForm } from '../../../text/activitats';
import { DraftField } from '../../forms/DraftField';
import { DraftTextArea } from '../../forms/DraftInput';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { Button } from '../../ui/Button';
import { FieldGrid } from '../../ui/FieldGrid';
import { focusField } from '../../ui/focusField';
import { RatingField } from '../../ui/RatingField';

/** Ratings by pupils and teachers: both, or none. */
export function RatingFields({ form }: { form: DraftForm<Pick<ActivitatDraft, 'activitatValoracio'>> }) {
  const isGiven = useDraftValue(form, hasValoracio);

  // The button disappears with the rating, so the focus moves to the first field.
  function clear() {
    form.change({ activitatValoracio: EMPTY_VALORACIO });
    focusField('activitatValoracio.alumnat');
  }

  return (
    <FieldGrid>
      {(['alumnat', 'professorat'] as const).map((whose) => (
        <DraftField key={whose} form={form} name={`activitatValoracio.${whose}`}>
          {(field) => <RatingField {...field} required={isGiven} />}
        </DraftField>
      ))}
      <DraftTextArea form={form} name="activitatValoracio.comentari" rows={3} />
      {isGiven && (
        <div className="field">
          <Button variant="quiet" small icon="close" onClick={clear}>
            {activitatForm.clearRating}
          </Button>
        </div>
      )}
    </FieldGrid>
  );
}
