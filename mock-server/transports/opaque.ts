import { isId, mapValues, toEach, type Quirk } from './changes';

/** Ids of another form in answers, addresses and bodies; `back` finds them, group 1 is their number. */
function opaque(toId: (id: number) => string, back: RegExp, toNumber: (digits: string) => number): Quirk {
  const toNumbers = (text: string) => text.replaceAll(back, (_, digits: string) => String(toNumber(digits)));
  return {
    toJson: (json) =>
      mapValues(json, (value, key) =>
        isId(key) ? toEach(value, (id) => (typeof id === 'number' ? toId(id) : id)) : value,
      ),
    wrap: (ask) => (request) => ask({ ...request, url: toNumbers(request.url) }),
    toBody: toNumbers,
  };
}

const UUID = '9b1c7e52-04a1-4c3d-8f00-';
const toLarge = (id: number): string => `9${String(id).padStart(18, '0')}`;

/** Deviations in the form of ids: UUIDs, and numbers beyond 2^53 as text or as such. */
export const OPAQUE = {
  idsAsUuids: opaque(
    (id) => UUID + id.toString(16).padStart(12, '0'),
    new RegExp(`"?${UUID}([0-9a-f]{12})"?`, 'g'),
    (digits) => Number.parseInt(digits, 16),
  ),
  idsAsLongText: opaque(toLarge, /"?(?<!\d)9(\d{18})(?!\d)"?/g, Number),
  idsBeyondNumbers: {
    ...opaque(toLarge, /(?<!["\d])9(\d{18})(?!["\d])/g, Number),
    toResponse: (response) => ({ ...response, body: response.body.replaceAll(/"(9\d{18})"/g, '$1') }),
  },
} as const satisfies Record<string, Quirk>;
