/** Wirings that must not compile; `tsc` reads this file, and an outdated expectation is an error. */
import type { ComponentProps, ReactNode } from 'react';
import { fromCallback, sendTo, setup, type ActorRefFrom, type CallbackActorLogic } from 'xstate';
import { screen } from '../../src/app/screens/screens';
import { listCites } from '../../src/api/cites';
import type { Refusal } from '../../src/domain/access/access';
import type { FilterName } from '../../src/domain/access/queries';
import { Activitat } from '../../src/domain/nouns/activitat';
import { Consulta, type ConsultaDraft } from '../../src/domain/nouns/consulta';
import { DataRules } from '../../src/domain/nouns/dataRules';
import type { ReservaDraft } from '../../src/domain/nouns/reserva';
import type { Figures } from '../../src/domain/pages/xifres';
import type { Sessio } from '../../src/domain/access/sessio';
import type { AppPath, Route } from '../../src/domain/access/routes';
import { useCatalog, useRequest } from '../../src/hooks/data';
import { useService } from '../../src/hooks/services';
import { createBoard } from '../../src/machines/kit/board';
import type { calendarMachine } from '../../src/machines/screens/calendar';
import { consultaCreateMachine } from '../../src/machines/screens/consultaCreate';
import { deletionMachine, type DeletionEvent } from '../../src/machines/services/deletion';
import type { exportsMachine } from '../../src/machines/services/exports';
import type { WatchEvent } from '../../src/machines/services/idle';
import type { navigationMachine } from '../../src/machines/navigation/navigation';
import type { Keep, Path } from '../../src/machines/kit/keep';
import { named } from '../../src/machines/kit/named';
import type { FormDefinition, Loading, Receivers } from '../../src/machines/kit/form/definition';
import type { slotsMachine } from '../../src/machines/kit/form/slots';
import { createList } from '../../src/machines/kit/list';
import type { consultesMachine } from '../../src/machines/screens/consultes';
import type { RootRef } from '../../src/machines/kit/protocol';
import { citesRequest, type patternsRequest } from '../../src/machines/kit/requests';
import { RESOURCES } from '../../src/machines/kit/resources';
import { notify } from '../../src/machines/kit/rootRef';
import { pageTitles } from '../../src/text/pageTitles';
import { CalendarPage } from '../../src/views/calendar/CalendarPage';
import type { WhenFields } from '../../src/views/consultes/form/WhenFields';
import { DraftText } from '../../src/views/forms/DraftInput';
import type { DrawnBy } from '../../src/views/forms/drawn';
import type { FormCard } from '../../src/views/forms/FormCard';
import { toFilter, type ListFilter } from '../../src/views/list/filters';
import type { ListColumn } from '../../src/views/list/useShownColumns';
import type { DraftForm } from '../../src/views/forms/useDraftForm';
import type { MenuFacts } from '../../src/views/shell/menu';
import { Link } from '../../src/views/ui/Link';
import type { MenuItem } from '../../src/views/ui/Menu';
import { signed, tag } from '../../mock-server/calls/call';
import { listed } from '../../mock-server/calls/listed';
import { describeFilters } from '../../mock-server/calls/query';
import type { Served } from '../../mock-server/http/middleware';
import { patchDataRules } from '../../mock-server/routes/config';
import { CONSULTES } from '../../mock-server/routes/consultes';
import type { List } from '../../mock-server/routes/list';
import { inOrder } from '../../mock-server/serializers/columns';
import type { Consulta as ConsultaRow } from '../../mock-server/store/rows/consulta';
import type { State } from '../../mock-server/store/state';
import type { Accepted } from '../../mock-server/store/writes';

declare const root: RootRef;
declare const calendar: ActorRefFrom<typeof calendarMachine>;
declare const consultes: ActorRefFrom<typeof consultesMachine>;

screen(
  async () => consultaCreateMachine,
  // @ts-expect-error a view of another machine's actor
  async () => CalendarPage,
);

// @ts-expect-error an input for a request that the board does not have
createBoard({ id: 'a', requests: { cites: citesRequest }, getInputs: () => ({ citas: {} }) });

// @ts-expect-error an input that the request does not take
createBoard({ id: 'b', requests: { cites: citesRequest }, getInputs: () => ({ cites: 7 }) });

// @ts-expect-error an event that the root does not know
root.send({ type: 'record.markd', noun: 'assessoria', id: 1 });

// @ts-expect-error a field that the event does not have
root.send({ type: 'record.marked', nown: 'assessoria', id: 1 });

// @ts-expect-error a list of the service that there is not
root.send({ type: 'catalogs.changed', name: 'profesionals' });

// @ts-expect-error something that no screen can be told
root.send({ type: 'screen.tell', id: 'screen-1', event: { type: 'screen.resume' } });

// @ts-expect-error a request that the list does not hold
export const useRows = () => useRequest(consultes, 'rowz');

// @ts-expect-error the rows of another list
export const useCites = () => useRequest(calendar, 'cites')?.data.data;

// @ts-expect-error a list over a call that answers no page
createList('consultes', listCites, 'consultes.listFailed');

export const unsearched: Pick<typeof RESOURCES, 'professional'> = {
  // @ts-expect-error a noun that is searched, and no way to
  professional: { ...RESOURCES.professional, search: null },
};

export const halfCounted: Pick<typeof RESOURCES, 'activitat'> = {
  // @ts-expect-error what only the rows of a list say, and are not asked
  activitat: { ...RESOURCES.activitat, tally: RESOURCES.consulta.tally },
};

// @ts-expect-error a path to a screen that there is not
export const toNowhere: Route = { path: '/a', screen: 'consultez', layout: 'private', permissions: [] };

export const behindNothing: Route = {
  path: '/a',
  screen: 'consultes',
  layout: 'private',
  // @ts-expect-error a permission that nobody can hold
  permissions: ['read_consuta'],
};

// @ts-expect-error a catalog that there is not
export const useNothing = () => useCatalog('marc');

// @ts-expect-error a refusal that names no permission
export const refusal: Refusal = { reason: 'permission', permission: 'delete_everything' };

// @ts-expect-error a notice without words
notify('success', { key: 'consulta.creada' });

// @ts-expect-error the title of a screen that there is not
export const title: string = pageTitles.consultez;

// @ts-expect-error an event that the machine does not take
export const keepEvent: Keep<DeletionEvent> = { events: { 'deletion.opn': ['noun'] }, reads: [] };

// @ts-expect-error a field that the event does not have
export const keepField: Keep<DeletionEvent> = { events: { 'deletion.open': ['nounn'] }, reads: [] };

const rules = { method: 'PATCH', path: '/rules', summary: '' } as const;

tag({
  name: '',
  description: '',
  changes: { CanvisDataRules: DataRules },
  // @ts-expect-error a body that the noun does not name
  calls: [signed({ ...rules, body: 'CanvisDataRulez', handle: patchDataRules })],
});

tag({
  name: '',
  description: '',
  bodies: { Regles: DataRules },
  calls: [],
  // @ts-expect-error rules of a body that the noun does not name
  rules: { Reglez: '' },
});

// @ts-expect-error a call that nothing answers
signed({ ...rules });

// @ts-expect-error for anybody, what only answers those who have a session
export const anybody: Served = { permission: null, session: 'none', handle: patchDataRules };

// @ts-expect-error a write of a kind of row that there is not
export const write: Accepted = { call: 'DELETE /consultas/:id', id: 1 };

// @ts-expect-error a write that says less of a row than is kept of it
export const less: Accepted = { call: 'PATCH /consultes/:id', id: 1, body: { canal: 'telefon' } };

// @ts-expect-error the last number of what is not kept
export const last: keyof State['last'] = 'consultes';

// @ts-expect-error a path that no route knows
root.send({ type: 'navigation.go', path: '/consultas' });

// @ts-expect-error a record without its number
export const unnumbered: AppPath = '/assessories/undefined/editar';

export const saved: FormDefinition<object, null, null, null, never>['saved'] = {
  key: 'password.sent',
  // @ts-expect-error a form that leads nowhere once it is saved
  path: '/loggin',
};

// @ts-expect-error a link to a path that no route knows
export const link: ReactNode = Link({ href: '/consultas' });

export const cancelling: Pick<ComponentProps<typeof FormCard>, 'cancelHref'> = {
  // @ts-expect-error a form whose leaving leads to a path that no route knows
  cancelHref: '/consultas',
};

// @ts-expect-error an entry of a menu for a record without its number
export const entry: MenuItem = { id: 'edit', label: '', href: '/consultes/nou/editar' };

// @ts-expect-error a count at a path that is no entry of the menu
export const counted: MenuFacts['counts'] = { '/consultas': undefined };

// @ts-expect-error a filter that no list has
toFilter({}, { label: '', param: 'cannal', options: [] });

export const foreign: ListFilter<FilterName<'consultes'>>[] = [
  // @ts-expect-error a filter that another list has
  toFilter({}, { label: '', param: 'marc', options: [] }),
];

// @ts-expect-error figures by a filter that no list has
export const figures: Figures = { canal: 'cannal' };

// @ts-expect-error a description of a list that there is not
describeFilters('consultas');

export const halfFiltered: Pick<List<'consultes', ConsultaRow>, 'getValues'> = {
  // @ts-expect-error a described filter that no row answers
  getValues: ({ oficina_id, professional_id, antena_id, ambit }) => ({
    oficina_id,
    professional_id,
    antena_id,
    ambit,
  }),
};

const { getMoment: _, ...timeless } = CONSULTES;
// @ts-expect-error a period that no moment answers
timeless satisfies List<'consultes', ConsultaRow>;

const words = { the: 'les', first: '', searched: '' } as const;

// @ts-expect-error a list that answers the filters of another one
listed({ ...CONSULTES, name: 'activitats' }, words, { permission: 'read_activitat', row: Consulta });

// @ts-expect-error rows that are described as those of another list
listed(CONSULTES, words, { permission: 'read_consulta', row: Activitat });

export const column: ListColumn<Consulta, 'oficina'> = {
  id: 'oficina',
  body: () => '',
  // @ts-expect-error an order by a field that no row has
  sortField: 'oficina.nmo',
};

// @ts-expect-error a column of a field that no record has
inOrder(Consulta, 'id dat');

declare const consulta: DraftForm<ConsultaDraft>;

// @ts-expect-error a form whose parts leave a field of the draft undrawn
export const half = consulta satisfies DraftForm<DrawnBy<ConsultaDraft, typeof WhenFields>>;

declare const exporting: ActorRefFrom<typeof exportsMachine>;
declare const to: Receivers<{ slots: typeof slotsMachine; patterns: typeof patternsRequest }>;

// @ts-expect-error an event that a child does not accept
sendTo(named<typeof citesRequest>('rows'), { type: 'request.sent', input: {} });

// @ts-expect-error an event that navigation does not accept
sendTo(named<typeof navigationMachine>('navigation'), { type: 'navigation.retyr' });

// @ts-expect-error an event that a callback does not accept
sendTo(named<CallbackActorLogic<WatchEvent>>('watch'), { type: 'watch.kept' });

// @ts-expect-error an event that a form's child does not accept
to.slots.send({ type: 'slots.refrsh' });

// @ts-expect-error an input that a form's child does not take
to.patterns.send({ type: 'request.send', input: '2026-11-20' });

// @ts-expect-error a child that the form lacks
to.pattern.send({ type: 'request.reset' });

// @ts-expect-error an event of another service
export const useExportAll = () => useService('exports')?.send({ type: 'deletion.open' });

// @ts-expect-error a tag that the machine lacks
exporting.getSnapshot().hasTag('buzy');

// @ts-expect-error an actor that the machine lacks
deletionMachine.provide({ actors: { leavin: fromCallback(() => {}) } });

// @ts-expect-error an invoked actor that the machine lacks
setup({ actors: { count: fromCallback(() => {}) } }).createMachine({ invoke: { src: 'cuont' } });

export const facts: Loading<object, null, Activitat>['keepFacts'] = [
  'oficina.id',
  // @ts-expect-error a field that the facts lack
  'oficina.antenes.id',
];

export const keepSession: readonly Path<{ output: Sessio }>[] = [
  'output.user.role',
  // @ts-expect-error a field that the session lacks
  'output.user.rol',
];

export const unanswered: Pick<List<'consultes', ConsultaRow>, 'getValues'> = {
  // @ts-expect-error a filter by a field that the rows lack
  getValues: ({ perfill, ...row }) => ({ ...row, perfil: perfill }),
};

declare const booking: DraftForm<ReservaDraft>;

// @ts-expect-error a field that the draft lacks
DraftText({ form: booking, name: 'jove.cognom' });
