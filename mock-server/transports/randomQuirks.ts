import { createRandom } from '../kit/random';
import type { FormName } from './quirks';

/** Groups of forms that exclude each other. */
export const ALTERNATIVES: readonly (readonly FormName[])[] = [
  ['idsAsText', 'idsAsUuids', 'idsAsLongText', 'idsBeyondNumbers'],
  ['relationsAsIds', 'relationsByName', 'relationsInData'],
  ['optionsAsRecords', 'optionsInCapitals', 'optionsWithHyphens', 'optionsAsCodes', 'otherOption'],
  ['listsAsText', 'listsWithCommas', 'listsWithHoles', 'listsWithKeys'],
  ['idsAsRecords'],
  ['numbersAsText', 'countsWithDecimals', 'countsWithUnits'],
  ['booleansAsFigures', 'booleansAsWords', 'statesRenamed'],
  ['nullsLeftOut', 'emptyTextsForNull'],
  ['emptyListsAsNull'],
  ['moreFields'],
  [
    'instantsInUtc',
    'instantsWithoutOffset',
    'instantsWithoutSeconds',
    'offsetsWithoutColon',
    'instantsInSeconds',
    'instantsInMilliseconds',
    'instantsDayFirst',
    'instantsAsMail',
    'instantsAsRecords',
    'instantsSplit',
  ],
  ['daysAsInstants', 'daysDayFirst'],
  ['timesWithSeconds', 'timesAsInstants', 'timesShort'],
  ['otherType', 'typesRenamed'],
  ['otherDuration'],
  ['noProfessional'],
  ['noOffice'],
  ['noProfile'],
  ['noDate'],
  ['noAntenes'],
  ['noSlugs'],
  ['noLock'],
  ['metaInPart', 'metaAtTheTop', 'simplePages', 'noMeta', 'pagesInData', 'totalsOfThePage'],
  ['bareLists', 'rowsWithKeys', 'resultForData', 'dataInData', 'wholeListsCut'],
  ['permissionsAsRecords', 'permissionsAsMap', 'permissionsAsText', 'permissionsInUser'],
  ['roleAsRecord', 'roleRenamed'],
  ['tokenAsText', 'accessToken'],
  ['signInAlone'],
  // An export is taken out of its JSON before that becomes text.
  ['plainCsv'],
  ['jsonAsHtml', 'jsonAsText', 'warningBefore'],
  ['bodyForNothing'],
  ['nothingForSaved'],
];

/** A random service: half of the parts of its answers have one of their other forms. */
export function pickQuirks(seed: number): FormName[] {
  const random = createRandom(`quirks ${seed}`);
  return ALTERNATIVES.flatMap((forms) => (random.chance(0.5) ? [random.pick(forms)] : []));
}
