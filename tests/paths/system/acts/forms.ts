import { PASSWORD } from '../../../../mock-server/store/rows/professional';
import type { Draft } from '../../../../src/machines/kit/form/draft';
import { typeInto } from '../../../machines/support/draft';
import { ACTIVITAT, bookingOf, completionOf, CONSULTA } from '../../../mock-server/support/fixtures';
import type { Live, Seen } from '../look';
import { NEW_PASSWORD } from '../service';
import type { World } from '../world';
import { can, NOTE, press, type Act } from './act';

type Context = {
  draft: Draft<Record<string, unknown>> | null;
  changed: readonly string[];
  original?: unknown;
};

type Fill = (world: World, context: Context) => object | null;

const PASSWORDS = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

const noted: Fill = () => ({ observacions: NOTE });

const booked: Fill = ({ service }) => {
  const { disponibilitats, anchor } = service.getState();
  const slots = [...disponibilitats.values()];
  const slot = slots.find((one) => one.assessoria_id === null && one.inici > anchor);
  return slot ? { ...bookingOf(slot), descripcio: NOTE } : null;
};

const FILLS: Readonly<Record<string, Fill>> = {
  passwordReminder: () => ({ email: 'admin@example.org' }),
  passwordReset: () => PASSWORDS,
  profile: () => ({ current_password: PASSWORD, ...PASSWORDS }),
  dataRules: () => ({ 'activitats.dies_enrere': 9 }),
  citaCreate: booked,
  assessoriaCreate: booked,
  citaMove: booked,
  assessoriaEdit: noted,
  completion(_, { original }) {
    const { tipus } = original as { tipus: Parameters<typeof completionOf>[0] };
    const { assessoria_id: _id, ...values } = completionOf(tipus, 0).body;
    return { ...values, comentaris: NOTE };
  },
  consultaCreate: () => ({ ...CONSULTA, observacions: NOTE }),
  consultaEdit: noted,
  activitatCreate: () => ({ ...ACTIVITAT, observacions: NOTE }),
  activitatEdit: noted,
  professionalCreate: () => ({
    nom: NOTE,
    cognom: NOTE,
    email: 'zq@example.org',
    role: 'informador',
    oficina_id: 1,
  }),
  professionalEdit: () => ({ nom: NOTE }),
};

const WARNINGS = [{ field: 'date-time', code: 'hours' }];

export function listFormActs(world: World, { find }: Seen, shown: Live): Act[] {
  const { snapshot, actor } = shown;
  const context = snapshot.context as Partial<Context>;
  const { draft, changed = [] } = context;
  const save = (name: string, more: object): Act[] =>
    press(shown, { type: 'record.submit', valid: true, warnings: [], ...more }, name);
  const answers = ['retry', 'revise', 'confirm'].flatMap((act) => press(shown, { type: `record.${act}` }));
  const moved = press(find(`${shown.path}/former`), { type: 'formerCita.retry' });
  if (!draft || !can(shown, { type: 'record.changed', changed: [] })) return [...answers, ...moved];
  const values = FILLS[snapshot.machine.id]?.(world, { ...context, draft, changed }) ?? null;
  const restore = (): void => {
    draft.api.reset();
    actor.send({ type: 'record.changed', changed: draft.listChanged() });
  };
  return [
    ...answers,
    ...(values
      ? [{ name: 'fill in', kind: 'page' as const, run: () => typeInto(actor as never, values) }]
      : []),
    ...(changed.length > 0
      ? [
          { name: 'fill in nothing again', kind: 'page' as const, run: restore },
          ...save('save', {}),
          ...save('save and the next', { andNext: true }),
          ...save('save in spite of a warning', { warnings: WARNINGS }),
        ]
      : []),
    ...save('save with issues', { valid: false }),
  ];
}
