import { nameSheet, type Sheet, type SheetStep } from '../../../src/demo/sheet/sheet';

export const step = (title: string, part: Partial<SheetStep> = {}): SheetStep => ({
  title,
  done: true,
  seconds: 10,
  hints: 0,
  faults: [],
  ...part,
});

export const makeSheet = (name: string, part: Partial<Sheet> = {}): Sheet => ({
  ...nameSheet(
    {
      id: `id-${name}`,
      lesson: 'Anota una consulta',
      began: '2026-11-20T09:00:00.000Z',
      saved: '2026-11-20T09:10:00.000Z',
      steps: [step('Obre la consulta'), step('Desa-la', { seconds: 65 })],
    },
    name,
  ),
  ...part,
});
