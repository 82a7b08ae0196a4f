import type { Defect } from './system/defects';

/** A defect planted in the product's code, and the test of the paths that has to notice it. */
export type Planted = Pick<Defect, 'id' | 'patches'> & {
  by: 'model' | 'browser';
  /** The machine, or the script of the browser. */
  at: string;
};

const planted =
  (by: Planted['by']) =>
  (id: string, at: string, file: string, from: string, to: string): Planted => ({
    id,
    by,
    at,
    patches: [{ file: `src/${file}`, from, to }],
  });

const model = planted('model');
const browser = planted('browser');

/** What goes wrong in machines: a field forgotten, a guard, a target, an order, a stale value. */
const MACHINES: readonly Planted[] = [
  model(
    'search-keeps-the-page',
    'consultes',
    'machines/kit/list.ts',
    'query: page === undefined ? query : rest, chosen: NONE',
    'query, chosen: NONE',
  ),
  model(
    'deleted-rows-stay-chosen',
    'consultes',
    'machines/kit/list.ts',
    "'record.deleted': { actions: ['dropDone', 'send'] }",
    "'record.deleted': { actions: ['send'] }",
  ),
  model(
    'conflict-stays-in-the-next-save',
    'consultaEdit',
    'machines/kit/form/save.ts',
    '        failure: null,\n        conflict: null,\n',
    '        failure: null,\n',
  ),
  model(
    'conflict-as-any-failure',
    'consultaEdit',
    'machines/kit/form/save.ts',
    '(toFailure(event.error).status === 422 || findConflict(event.error) !== null)',
    'toFailure(event.error).status === 422',
  ),
  model(
    'saved-before-told',
    'consultaEdit',
    'machines/kit/form/form.ts',
    "actions: [...at('onSaved'), ...(of.saved ? (['reportSaved'] as const) : []), 'settle']",
    "actions: ['settle', ...at('onSaved'), ...(of.saved ? (['reportSaved'] as const) : [])]",
  ),
  model(
    'failed-reading-keeps-the-former',
    'consultesRequest',
    'machines/kit/request.ts',
    '          data: kept ? (kept.data as Data) : initial,\n',
    '',
  ),
  model(
    'lost-deletion-ends',
    'removal',
    'machines/services/removal.ts',
    "target: 'lost',",
    "target: 'ended',",
  ),
  model(
    'resumed-deletion-is-sent',
    'removal',
    'machines/services/removal.ts',
    "'removal.resume': 'waiting'",
    "'removal.resume': 'deleting'",
  ),
  model(
    'closed-question-keeps-its-record',
    'deletion',
    'machines/services/deletion.ts',
    '      entry: assign({ item: null }),\n',
    '',
  ),
  model(
    'notice-forgets-where-to-go',
    'notifications',
    'machines/services/notifications.ts',
    'message, unexpected, path, autoHideDuration } };',
    'message, unexpected, path: null, autoHideDuration } };',
  ),
];

/** What goes wrong in the domain: rules, labels, filters, dates, validation, queries. */
const DOMAIN: readonly Planted[] = [
  browser(
    'each-hour-is-unusual',
    'consultaCreate',
    'domain/nouns/warnings.ts',
    'hora > HORES.last',
    'hora > HORES.first',
  ),
  browser(
    'given-name-first',
    'professionals',
    'domain/nouns/professional.ts',
    "return `${[cognom, segon_cognom].filter(Boolean).join(' ')}, ${nom}`;",
    "return `${nom} ${[cognom, segon_cognom].filter(Boolean).join(' ')}`;",
  ),
  browser(
    'week-from-sunday',
    'calendar',
    'domain/pages/calendari.ts',
    'return addDays(day, 1 - getWeekday(day));',
    'return addDays(day, 0 - getWeekday(day));',
  ),
  browser(
    'hidden-types-are-shown',
    'lists and calendars by their addresses',
    'domain/pages/calendari.ts',
    "const SEPARATOR = '.';",
    "const SEPARATOR = ',';",
  ),
  browser(
    'label-of-another-channel',
    'consultes',
    'text/options.ts',
    "  email: 'Correu electrònic',\n  whatsapp: 'WhatsApp',",
    "  email: 'WhatsApp',\n  whatsapp: 'Correu electrònic',",
  ),
  browser(
    'past-from-today',
    'lists and calendars by their addresses',
    'domain/pages/near.ts',
    '{ data_fi: addDays(today, -1) }',
    '{ data_fi: today }',
  ),
  browser(
    'repetition-need-not-match',
    'profile',
    'domain/values/password.ts',
    'values.password_confirmation !== values.password)',
    'values.password_confirmation.length !== values.password.length)',
  ),
];

/** What goes wrong between: address, focus, session, parameters, headers, errors. */
const BETWEEN: readonly Planted[] = [
  browser(
    'redirect-adds-an-entry',
    'consultaEdit',
    'app/browser/bridge.ts',
    'if (replace) history.replaceState',
    'if (replace && to === "") history.replaceState',
  ),
  browser(
    'focus-not-on-the-heading',
    'consultaCreate',
    'views/shell/Arrival.tsx',
    'target?.focus();',
    'target?.blur();',
  ),
  browser(
    'ended-session-is-kept',
    'auth',
    'app/browser/storage.ts',
    'if (storedToken && readText()?.includes(JSON.stringify(storedToken))) remove();',
    '',
  ),
  browser(
    'body-without-its-type',
    'consultaEdit',
    'api/http.ts',
    "{ 'Content-Type': 'application/json' }",
    "{ 'Content-Type': 'text/plain' }",
  ),
  browser(
    'export-of-everything',
    'exports',
    'api/lists.ts',
    '`${path}/exports/csv${toSearch(first)}`',
    '`${path}/exports/csv${toSearch({ q: first.q })}`',
  ),
  browser(
    'changes-without-a-key',
    'consultaEdit',
    'api/http.ts',
    "(method !== 'GET' && connection.sendsKeys",
    "(method === 'POST' && connection.sendsKeys",
  ),
];

/** What goes wrong in views: events, fields, states of buttons, lists, labels, messages, links. */
const VIEWS: readonly Planted[] = [
  browser(
    'leave-stays',
    'unsaved changes',
    'views/shell/UnsavedDialog.tsx',
    "onConfirm={() => navigation.send({ type: 'navigation.leave' })}",
    "onConfirm={() => navigation.send({ type: 'navigation.stay' })}",
  ),
  browser(
    'field-of-another',
    'details and homes by their addresses',
    'views/assessories/detail/items.ts',
    "formacio: ['jove', getChoice('formacio')]",
    "formacio: ['jove', getChoice('ocupacio')]",
  ),
  browser(
    'another-while-it-saves',
    'consultaCreate',
    'views/forms/FormCard.tsx',
    '          aria-disabled={form.isBusy}\n',
    '',
  ),
  browser(
    'antena-for-office',
    'lists and calendars by their addresses',
    'views/consultes/list/consultaColumns.tsx',
    'body: ({ oficina }) => oficina?.nom,',
    'body: ({ antena }) => antena?.nom,',
  ),
  browser(
    'label-of-the-date',
    'details and homes by their addresses',
    'views/assessories/detail/items.ts',
    '{ label: detailFields.durada, value: formatMinutes(durada) }',
    '{ label: detailFields.data, value: formatMinutes(durada) }',
  ),
  browser(
    'errors-not-told',
    'consultaEdit',
    'views/forms/FormCard.tsx',
    '      <FormErrors form={form} title={title} focus={focus} />\n',
    '',
  ),
  browser(
    'link-to-another-page',
    'professionals',
    'views/professionals/list/professionalColumns.tsx',
    'href={`/professionals/${row.id}/editar`}',
    'href={`/consultes/${row.id}/editar`}',
  ),
];

export const PLANTED: readonly Planted[] = [...MACHINES, ...DOMAIN, ...BETWEEN, ...VIEWS];
