import { getTemplateKey } from '../../domain/pages/citaReminder';
import type { CitaOberta } from '../../domain/nouns/cita';
import { usePreference } from '../../hooks/preferences';
import { citaReminder as texts, getReminder } from '../../text/citaReminder';
import { CopyButton } from './CopyButton';

export function ReminderButton({ cita, small }: { cita: CitaOberta; small?: boolean }) {
  const [template] = usePreference(getTemplateKey(cita.assessoria.oficina?.id));
  const text = getReminder(cita, template?.trim() ? template : texts.template);
  return <CopyButton text={text} label={texts.copy} copied={texts.copied} small={small} />;
}
