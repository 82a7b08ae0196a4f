import * as cites from '../../src/api/cites';
import { toFailure } from '../../src/api/errors';
import { isBookable } from '../../src/domain/nouns/disponibilitat';
import { EMPTY_RESERVA, ReservaCita, toReservaBody, toSlotDraft } from '../../src/domain/nouns/reserva';
import { parseBody } from '../../src/domain/values/body';
import { addDays, getDay, type Instant } from '../../src/domain/values/madrid';
import { MARK, PERSON, type Undo } from './cycle';
import { expectKept } from './kept';
import { Broken, Untried, type Trials } from './trial';

export async function tryCites(trials: Trials, undo: Undo, now: Instant): Promise<void> {
  const range = { data_inici: getDay(now), data_fi: addDays(getDay(now), 28) };
  const booking = await trials.run('POST cites', async () => {
    const slots = await cites.listDisponibilitats(range);
    const slot = slots.find((one) => isBookable(one, Date.parse(now)) && one.oficina !== null);
    if (!slot) throw new Untried('there is no free hour');
    const jove = { ...EMPTY_RESERVA.jove, nom: MARK, cognoms: MARK };
    const draft = { ...EMPTY_RESERVA, ...PERSON, jove, ...toSlotDraft(slot, slot.modalitat[0]) };
    const body = parseBody(ReservaCita, toReservaBody(draft));
    const list = () =>
      cites.listCites({
        ...range,
        ...(slot.professional && { professional_id: String(slot.professional.id) }),
      });
    const before = new Set((await list()).map(({ id }) => id));
    const findBooked = async () => (await list()).find(({ id }) => !before.has(id));
    const keep = (id: number) => undo.add(`cites/${id}`, () => cites.deleteCita(id));
    const { id } = await cites.createCita(body).catch(async (error: unknown) => {
      const left = toFailure(error).kind === 'malformed' ? await findBooked() : undefined;
      if (left) keep(left.id);
      throw error;
    });
    keep(id);
    const listed = await findBooked();
    return { id, slot, body, listed };
  });
  if (!booking) return;
  const { id, slot, body, listed } = booking;
  const find = async () => (await cites.listDisponibilitats(range)).find((one) => one.id === slot.id);
  await trials.run('POST cites, what is kept', async () => {
    if (!listed) throw new Broken('what was booked is not in the list: the calendar does not show it');
    expectKept({ date: slot.data_inici }, listed);
    const taken = await find();
    if (!taken) throw new Broken('the taken hour is no longer listed: it cannot be seen, nor freed');
    if (taken.lliure) throw new Broken('leaves the hour free: it is offered to the next person');
  });
  await trials.run('POST cites, a taken hour', async () => {
    const again = await cites.createCita(body).catch((error: unknown) => {
      const { status, fields } = toFailure(error);
      if (status !== 422) throw error;
      if (!('disponibilitat_id' in fields))
        throw new Broken('is refused under no field: a person is not told to choose another hour');
      return undefined;
    });
    if (!again) return;
    undo.add(`cites/${again.id}`, () => cites.deleteCita(again.id));
    throw new Broken('gives the same hour to two people');
  });
  await trials.run('DELETE cites/{id}', async () => {
    await cites.deleteCita(id);
    undo.forget(`cites/${id}`);
    if (!(await find())?.lliure) throw new Broken('does not free its hour');
  });
}
