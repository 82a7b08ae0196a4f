import { expect, test } from 'vitest';
import { ALTERNATIVES } from '../../../mock-server/transports/randomQuirks';
import { shareForms } from './services';

test.each([1, 7, 1234])(
  'services of seed %i have every form once, and none that excludes another',
  (seed) => {
    const services = shareForms(seed, new Set(['wholeListsCut']));
    const forms = ALTERNATIVES.flat().filter((form) => form !== 'wholeListsCut');
    expect(services.flat().toSorted()).toEqual(forms.toSorted());
    const most = ALTERNATIVES.flatMap((group) =>
      services.map((service) => service.filter((form) => group.includes(form)).length),
    );
    expect(Math.max(...most)).toBe(1);
  },
);
