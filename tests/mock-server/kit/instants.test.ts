import { expect, test } from 'vitest';
import { JOVE, bookingOf, findFreeSlot } from '../support/fixtures';
import { openTestServer } from '../support/testServer';

const { server, admin } = await openTestServer({ now: '2026-10-20T08:00:00Z' });

const visit = { tipus: 'laboral', modalitat: 'Presencial', oficina_id: 1, professional_id: 10, ...JOVE };

async function getDates(path: string, from: string, to: string): Promise<string[]> {
  const { json } = await admin.get(`${path}?data_inici=${from}&data_fi=${to}&professional_id=10`);
  return json.data.map(({ date, cita }: { date?: string; cita?: { date: string } }) => date ?? cita?.date);
}

test('the day when clocks go back has 25 hours, with the repeated one in order', async () => {
  const moments = [
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
  ];
  const around = ['2026-10-24T21:59:59Z', '2026-10-25T23:00:00Z'];
  for (const date of [...moments, ...around]) {
    expect((await admin.post('/assessories', { ...visit, date })).status).toBe(201);
  }
  const day = [
    '2026-10-25T00:00:00+02:00',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02:30:00+01:00',
    '2026-10-25T23:59:59+01:00',
  ];
  expect(await getDates('/cites', '2026-10-25', '2026-10-25')).toEqual(day);
  expect(await getDates('/assessories', '2026-10-25', '2026-10-25')).toEqual(day.toReversed());
  const sorted = await admin.get(
    '/assessories?sort=cita.date&professional_id=10&data_inici=2026-10-25&data_fi=2026-10-25',
  );
  expect(sorted.json.data.map(({ cita }: { cita: { date: string } }) => cita.date)).toEqual(day);
  expect(await getDates('/cites', '2026-10-24', '2026-10-24')).toEqual(['2026-10-24T23:59:59+02:00']);
  expect(await getDates('/cites', '2026-10-26', '2026-10-26')).toEqual(['2026-10-26T00:00:00+01:00']);
});

test("slots begin at nine on Madrid's clock on both sides of the change", async () => {
  const { json } = await admin.get(
    '/cites/disponibilitats?data_inici=2026-10-23&data_fi=2026-10-26&professional_id=8',
  );
  const starts: string[] = json.data.map(({ data_inici }: { data_inici: string }) => data_inici);
  expect(starts).toContain('2026-10-23T09:00:00+02:00');
  expect(starts).toContain('2026-10-26T09:00:00+01:00');
});

test('an appointment booked across the change keeps its clock time and length', async () => {
  const slot = findFreeSlot(
    server,
    ({ inici, tipus }) => inici > Date.parse('2026-10-26T00:00:00Z') && tipus === 'laboral',
  );
  const { data } = (await admin.post('/cites', bookingOf(slot))).json;
  expect([data.date.slice(-6), data.durada]).toEqual(['+01:00', 60]);
});

test('the day when clocks go forward has 23 hours', async () => {
  server.setNow('2027-03-20T08:00:00Z');
  const moments = [
    '2027-03-28T00:30:00Z',
    '2027-03-28T01:00:00Z',
    '2027-03-28T21:59:59Z',
    '2027-03-28T22:00:00Z',
  ];
  for (const date of moments) await admin.post('/assessories', { ...visit, date });
  expect(await getDates('/cites', '2027-03-28', '2027-03-28')).toEqual([
    '2027-03-28T01:30:00+01:00',
    '2027-03-28T03:00:00+02:00',
    '2027-03-28T23:59:59+02:00',
  ]);
});
