import { useState } from 'react';
import { getScope } from '../../domain/access/scope';
import { fillReminder, getTemplateKey, listUnknownPlaceholders } from '../../domain/pages/citaReminder';
import { addDays } from '../../domain/values/madrid';
import { useSession } from '../../hooks/actors';
import { useCatalog, useToday, useViewer } from '../../hooks/data';
import { usePreference } from '../../hooks/preferences';
import { citaReminder as texts } from '../../text/citaReminder';
import { formatWeekday } from '../../text/ui/dates';
import { fromCatalog } from '../forms/catalog';
import { toRecordOptions } from '../shared/recordOptions';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { FormSection } from '../ui/FormSection';
import { SelectField } from '../ui/SelectField';
import { TextAreaField } from '../ui/TextAreaField';

export function ReminderSettings() {
  const { permissions, oficinaId } = useViewer();
  const user = useSession()?.user;
  const scope = getScope(permissions, 'create', 'cita');
  const oficines = useCatalog('oficines', scope === 'app');
  const choices = scope === 'app' ? (oficines?.data ?? []) : [];
  const [chosen, setChosen] = useState<number | null>(null);
  const oficina = choices.find(({ id }) => id === (chosen ?? oficinaId)) ?? choices[0] ?? user?.oficina;
  const [stored, store] = usePreference(getTemplateKey(oficina?.id));
  const template = stored ?? texts.template;
  const unknown = listUnknownPlaceholders(template);
  const today = useToday();
  const [name = ''] = (user?.nom_complet ?? '').split(' ');
  if (scope === null) return null;

  const preview = fillReminder(template.trim() ? template : texts.template, {
    dia: formatWeekday(addDays(today, 1)),
    hora: '10:00',
    lloc: oficina?.nom ?? '',
    professional: name,
  });
  return (
    <Card className="reminder-settings">
      <FormSection title={texts.title}>
        <p className="field-help">{`${texts.about} ${texts.stored}`}</p>
        {scope === 'app' && (
          <SelectField
            id="reminder-oficina"
            label={texts.oficina}
            value={oficina?.id ?? null}
            onChange={(id) => setChosen(id)}
            options={toRecordOptions(choices)}
            {...fromCatalog(oficines)}
          />
        )}
        <TextAreaField
          id="reminder-text"
          label={texts.text}
          help={texts.help}
          error={unknown.length > 0 ? texts.unknown(unknown) : undefined}
          rows={6}
          value={template}
          onChange={store}
        />
        <div>
          <p className="field-label">{texts.preview}</p>
          <p className="reminder-preview">{preview}</p>
        </div>
        <Button small disabled={template === texts.template} onClick={() => store(texts.template)}>
          {texts.restore}
        </Button>
      </FormSection>
    </Card>
  );
}
