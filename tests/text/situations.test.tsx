import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Fault } from '../../mock-server/http/injection';
import type { Assessoria } from '../../mock-server/store/rows/assessoria';
import type { State } from '../../mock-server/store/state';
import type { Tipus } from '../../src/domain/values/options';
import { getNavigation } from '../../src/machines/root';
import type { AppPath } from '../../src/domain/access/routes';
import { SUBMIT, typeInto } from '../machines/support/draft';
import { ACTIVITAT } from '../mock-server/support/fixtures';
import { choose, openChoice, submit, type } from '../views/forms/fill';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  settle,
  settleUntil,
  type Product,
} from '../views/support/openProduct';

type Prepare = (state: State, put: (changes?: Partial<Assessoria>) => Assessoria) => void;
type Act = (product: Product) => Promise<void>;

/** Situation of a text: person, address, fault, act. */
type Situation = {
  who?: string | null;
  path: string;
  fault?: Fault;
  prepare?: Prepare;
  act?: Act;
  unanswered?: RegExp;
  /** Sentence around the text. */
  within?: string;
  lang?: string;
};

let product: Product | undefined;

const cut = (path: string, method = 'GET'): Fault => ({ kind: 'network', match: { method, path } });
const say = (status: 400 | 401 | 403 | 404 | 419 | 422 | 500, path: string, method = 'GET'): Fault => ({
  kind: 'status',
  status,
  body: {},
  match: { method, path },
});

async function chooseAction(name: string): Promise<void> {
  const [menu] = document.querySelectorAll<HTMLElement>('[aria-label^="Accions:"]');
  if (!menu) throw new Error('no row with actions');
  await press(menu);
  await press(findControl(name, '[role=menuitem]'));
}
async function deleteFirst(): Promise<void> {
  await chooseAction('Elimina');
  await confirmDeletion();
}
const getScreen = ({ root }: Product): AnyActorRef => {
  const { children } = root.getSnapshot() as unknown as { children: Record<string, AnyActorRef> };
  return children[getNavigation(root).getSnapshot().context.screen?.id ?? ''] as AnyActorRef;
};
const save =
  (draft: Record<string, unknown> = {}) =>
  async (on: Product): Promise<void> => {
    const screen = getScreen(on);
    act(() => {
      typeInto(screen, draft);
      screen.send(SUBMIT);
    });
    await settle();
  };

const one: Prepare = (state, put) => {
  state.assessories.clear();
  state.last = { ...state.last, assessoria: 0 };
  put();
};
const of =
  (tipus: Tipus): Prepare =>
  (state, put) => {
    state.assessories.clear();
    state.last = { ...state.last, assessoria: 0 };
    put({ tipus });
  };
const oneOf =
  (noun: 'activitats' | 'consultes'): Prepare =>
  (state) => {
    const rows = state[noun] as Map<number, { id: number; data: string | number }>;
    const [newest] = [...rows.values()].toSorted((a, b) => (a.data < b.data ? 1 : -1));
    if (!newest) throw new Error(`no ${noun}`);
    rows.clear();
    rows.set(1, { ...newest, id: 1 });
  };
const tell =
  (id: string, ...events: { type: string; [field: string]: unknown }[]) =>
  async ({ root }: Product): Promise<void> => {
    const { children } = root.getSnapshot() as unknown as { children: Record<string, AnyActorRef> };
    act(() => {
      for (const event of events) children[id]?.send(event);
    });
    await settle();
  };
const deleteCita = tell(
  'deletion',
  { type: 'deletion.open', noun: 'cita', id: 1, label: 'Jana Inventada', today: '2026-11-20' },
  { type: 'deletion.confirm' },
  { type: 'deletion.leave' },
);
const goTo = async ({ root }: Product, path: string): Promise<void> => {
  act(() => getNavigation(root).send({ type: 'navigation.go', path: path as AppPath }));
  await settle(200);
};
const fillIn =
  (values: Readonly<Record<string, string>>): Act =>
  async () => {
    for (const [id, text] of Object.entries(values)) type(id, text);
    await submit();
  };

const JOVE = { nom: 'Jana', cognoms: 'Inventada', telefon: '', email: '' };
const RESERVA = {
  tipus: 'laboral',
  modalitat: 'Presencial',
  oficina_id: 1,
  jove: JOVE,
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
};
const CONSULTA = {
  data: '2026-11-20T10:00:00+01:00',
  oficina_id: 1,
  canal: 'telefon',
  perfil: 'Jove',
  genere: 'dona',
  edat: '16-19',
  ambit: 1,
  nombre_persones: 1,
};
const PROFESSIONAL = {
  nom: 'Aina',
  cognom: 'Provada',
  segon_cognom: 'Mostra',
  email: 'aina@example.org',
  role: 'informador',
  oficina_id: 1,
};
const VISITA = { ...RESERVA, date: '2026-11-20T10:00:00+01:00', disponibilitat_id: null };
const REALITZACIO = { inscripcio: 'cita_previa', assistents: 1, valoracio: 5 };
const oneCita: Prepare = (state, put) => {
  const { id, cita } = put({ assistit: null });
  state.assessories.set(id, { ...state.assessories.get(id), cita: { ...cita, id: 1 } } as Assessoria);
};
async function deleteOther(): Promise<void> {
  const menus = [...document.querySelectorAll<HTMLElement>('[aria-label^="Accions:"]')];
  await press(menus.at(-1) as HTMLElement);
  await press(findControl('Elimina', '[role=menuitem]'));
  await confirmDeletion();
}
async function chooseFirst(id: string): Promise<void> {
  await openChoice(id);
  await press(document.querySelector('[role=option]') as HTMLElement);
}
const firstFree = (state: State) =>
  [...state.disponibilitats.values()].find(
    ({ assessoria_id, inici, tipus, oficina_id }) =>
      assessoria_id === null && inici > state.anchor && tipus === 'laboral' && oficina_id === 1,
  );
const book = async (on: Product): Promise<void> => {
  const slot = firstFree(on.backend.getStore().state);
  await save({
    ...RESERVA,
    disponibilitat_id: slot?.id,
    antena_id: slot?.antena_id,
    modalitat: slot?.modalitat[0],
    professional_id: slot?.professional_id,
  })(on);
};

const LOST = 'La sessió ha acabat. Dades de sessió incorrectes, inicieu sessió de nou.';
const NEW = 'Nova5678?';
const CHANGE = { current_password: 'Demo1234!', password: NEW, password_confirmation: NEW };

/** Every fixed text of the specification (§1 to §8), in its order. */
const SITUATIONS: Record<string, Situation> = {
  'Entorn de proves': { who: null, path: '/login?entorn=staging' },
  'INICIAR SESSIÓ': { who: null, path: '/login' },
  'Inici de sessió': { who: null, path: '/login' },
  'Oops! You seem to be lost.': { path: '/enlloc', lang: 'en' },
  'Cerrar menú': { path: '/', lang: 'es' },
  'Abrir menú': { path: '/', lang: 'es', act: () => press('Cerrar menú') },
  'Dades realitzada': {
    path: '/assessories/1/realitzar',
    prepare: one,
    act: async (on) => {
      await save(REALITZACIO)(on);
      await goTo(on, '/assessories/1');
    },
  },
  'Els camps marcats amb asterisc (*) són obligatoris:': { path: '/activitats/nova' },
  '-': { path: '/assessories/1', prepare: one },
  'Estàs segur/a que vols eliminar aquesta activitat? No es pot desfer.': {
    path: '/activitats',
    act: () => chooseAction('Elimina'),
  },
  Cancel·lar: { path: '/activitats', act: () => chooseAction('Elimina') },
  Eliminar: { path: '/activitats', act: () => chooseAction('Elimina') },

  'Carregant temàtiques...': {
    path: '/assessories/1/realitzar',
    prepare: of('habitatge'),
    unanswered: /interns\/tematiques/,
  },
  'Selecciona una temàtica': { path: '/assessories/1/realitzar', prepare: of('habitatge') },
  'No hi ha temàtiques disponibles': { path: '/activitats/nova' },
  'Selecciona una subtemàtica': {
    path: '/assessories/1/realitzar',
    prepare: of('habitatge'),
    act: () => chooseFirst('tematica_id'),
  },
  'No hi ha subtemàtiques disponibles': { path: '/assessories/1/realitzar', prepare: of('habitatge') },
  'No hi ha opcions': {
    path: '/activitats/nova',
    act: async () => void (await openChoice('tematica_id')),
  },

  'Indica tu e-mail': { who: null, path: '/login', lang: 'es', act: submit },
  'Introduce un e-mail válido': { who: null, path: '/login', lang: 'es', act: fillIn({ email: 'res' }) },
  'Introduce tu contraseña': { who: null, path: '/login', lang: 'es', act: submit },
  'El correu electrònic no existeix.': {
    who: null,
    path: '/login',
    act: fillIn({ email: 'ningu@example.org', password: 'Demo1234!' }),
  },
  "Indica com s'ha inscrit": { path: '/assessories/1/realitzar', prepare: one, act: submit },
  "Indica el nombre d'assistents": {
    path: '/assessories/1/realitzar',
    prepare: one,
    act: fillIn({ assistents: '' }),
  },
  "Valora l'assesssoria": { path: '/assessories/1/realitzar', prepare: one, act: submit },
  'Indica almenys una temàtica': {
    path: '/assessories/1/realitzar',
    prepare: of('mobilitat_internacional'),
    act: submit,
  },
  "Indica on s'ha realitzat": { path: '/assessories/1/realitzar', prepare: of('academica'), act: submit },
  'Indica almenys una subtemàtica': {
    path: '/assessories/1/realitzar',
    prepare: of('emprenedoria'),
    act: submit,
  },

  'Petició incorrecta, contacteu amb suport': {
    path: '/activitats/nova',
    fault: say(400, '/activitats$', 'POST'),
    act: save(ACTIVITAT),
  },
  'Dades de sessió incorrectes, inicieu sessió de nou': {
    path: '/activitats',
    fault: say(401, '/activitats'),
    within: LOST,
  },
  'No tens permisos per realitzar aquesta operació': {
    path: '/activitats/nova',
    fault: say(403, '/activitats$', 'POST'),
    act: save(ACTIVITAT),
  },
  'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar': {
    path: '/activitats/nova',
    fault: say(422, '/activitats$', 'POST'),
    act: save(ACTIVITAT),
  },
  "S'ha produït un error validant la petició": {
    who: null,
    path: '/login',
    fault: say(500, '/auth/login', 'POST'),
    act: fillIn({ email: 'admin@example.org', password: 'Demo1234!' }),
  },
  "Error HTTP 404 - No s'ha trobat el que es demanava: potser algú ho ha eliminat": {
    who: null,
    path: '/login',
    fault: say(404, '/auth/login', 'POST'),
    act: fillIn({ email: 'admin@example.org', password: 'Demo1234!' }),
  },
  "S'ha produït un error inesperat": {
    who: null,
    path: '/login',
    fault: cut('/auth/login', 'POST'),
    act: fillIn({ email: 'admin@example.org', password: 'Demo1234!' }),
  },

  "L'activitat s'ha esborrat correctament.": { path: '/activitats', act: deleteFirst },
  "No es pot esborrar l'activitat.": {
    path: '/activitats',
    fault: say(403, '/activitats/', 'DELETE'),
    act: deleteFirst,
  },
  "Error esborrant l'activitat": {
    path: '/activitats',
    fault: cut('/activitats/', 'DELETE'),
    act: deleteFirst,
  },
  "No hem pogut carregar l'activitat": { path: '/activitats/1/editar', fault: cut('/activitats/1$') },
  'Error llistant les activitats': { path: '/activitats', fault: cut('/activitats$') },
  "La activitat s'ha modificat correctament.": {
    path: '/activitats/1/editar',
    prepare: oneOf('activitats'),
    act: save({ titol: 'Un altre títol' }),
  },
  'Error modificant la activitat': {
    path: '/activitats/1/editar',
    prepare: oneOf('activitats'),
    fault: cut('/activitats$', 'PATCH'),
    act: save({ titol: 'Un altre títol' }),
  },
  "La activitat s'ha creat correctament.": { path: '/activitats/nova', act: save(ACTIVITAT) },
  'Error creant la activitat': {
    path: '/activitats/nova',
    fault: cut('/activitats$', 'POST'),
    act: save(ACTIVITAT),
  },

  "L'assessoria s'ha esborrat correctament.": { path: '/assessories', prepare: one, act: deleteFirst },
  "No es pot esborrar l'assessoria.": {
    path: '/assessories',
    prepare: one,
    fault: say(422, '/assessories/', 'DELETE'),
    act: deleteFirst,
  },
  "Error esborrant l'assessoria": {
    path: '/assessories',
    prepare: one,
    fault: cut('/assessories/', 'DELETE'),
    act: deleteFirst,
  },
  "No hem pogut carregar l'assessoria": { path: '/assessories/1', fault: cut('/assessories/1$') },
  'Error llistant les assessories': { path: '/assessories', fault: cut('/assessories$') },
  "L'assessoria s'ha creat correctament.": {
    who: 'assesor_laboral',
    path: '/assessories/nova',
    act: save(VISITA),
  },
  "Error creant l'assessoria": {
    who: 'assesor_laboral',
    path: '/assessories/nova',
    fault: cut('/assessories$', 'POST'),
    act: save(VISITA),
  },
  "L'assessoria s'ha modificat correctament.": {
    path: '/assessories/1/editar',
    prepare: one,
    act: save({ descripcio: 'Una altra' }),
  },
  "Error modificant l'assessoria": {
    path: '/assessories/1/editar',
    prepare: one,
    fault: cut('/assessories/1$', 'PATCH'),
    act: save({ descripcio: 'Una altra' }),
  },
  'El usuari no ha assistit a la assessoria': {
    path: '/assessories',
    prepare: one,
    act: tell(
      'attendance',
      { type: 'attendance.open', id: 1, label: 'Jana Inventada', date: '' },
      {
        type: 'attendance.confirm',
      },
    ),
  },
  "L'assessoria s'ha realitzat correctament.": {
    path: '/assessories/1/realitzar',
    prepare: one,
    act: save(REALITZACIO),
  },
  "Error realitzant l'assessoria": {
    path: '/assessories/1/realitzar',
    prepare: one,
    fault: cut('/assessories/', 'POST'),
    act: save(REALITZACIO),
  },

  'Error llistant els ambits': { path: '/activitats/nova', fault: cut('/interns/ambits$') },
  'Error llistant els tematiques': {
    path: '/assessories/1/realitzar',
    prepare: of('habitatge'),
    fault: cut('/interns/tematiques'),
  },
  'Error llistant les àrees': { path: '/activitats/nova', fault: cut('/interns/areas$') },
  'Error llistant els centres educatius': {
    path: '/activitats/nova',
    fault: cut('/interns/centre_educatius$'),
  },
  'Error llistant les disponibilitats': {
    path: '/calendari?lliures=si',
    fault: cut('/cites/disponibilitats$'),
  },
  'Error llistant les cites': { path: '/calendari', fault: cut('/cites$') },
  'Error llistant les consultes': { path: '/consultes', fault: cut('/consultes$') },
  'Error llistant els professionals': { path: '/professionals', fault: cut('/professionals$') },
  'Error llistant els marcs': { path: '/activitats/nova', fault: cut('/interns/marcs$') },
  'Error llistant els sectors professionals': {
    path: '/assessories/1/realitzar',
    prepare: of('laboral'),
    fault: cut('/interns/sector_professionals$'),
  },
  'Error llistant els països': {
    path: '/assessories/1/realitzar',
    prepare: of('mobilitat_internacional'),
    fault: cut('/interns/paisos$'),
    act: () => choose('zona_geografica', 'Àfrica'),
  },
  'Error llistant acadèmiques': {
    path: '/assessories/1/realitzar',
    prepare: of('academica'),
    fault: cut('/interns/academiques$'),
  },

  "La cita s'ha esborrat correctament.": { path: '/calendari', prepare: oneCita, act: deleteCita },
  'No es pot esborrar la cita.': {
    path: '/calendari',
    prepare: oneCita,
    fault: say(403, '/cites/', 'DELETE'),
    act: deleteCita,
  },
  'La cita ha estat creada': { path: '/calendari/cita/nova', act: book },
  'Error creant la cita': {
    path: '/calendari/cita/nova',
    fault: cut('/cites$', 'POST'),
    act: book,
  },

  'No hem pogut carregar les regles de dates': {
    path: '/configuracio/control',
    fault: cut('/config/data_rules$'),
  },
  "Les regles de dates s'han modificat correctament.": { path: '/configuracio/control', act: save() },
  'Error modificant les regles de dates': {
    path: '/configuracio/control',
    fault: cut('/config/data_rules$', 'PATCH'),
    act: save(),
  },

  'No hem pogut descargar el document': {
    path: '/assessories',
    fault: cut('/exports/csv$'),
    act: tell('exports', {
      type: 'exports.start',
      noun: 'assessories',
      query: {},
      at: '2026-11-20T09:30:00Z',
    }),
  },

  'No hem pogut carregar la consulta': { path: '/consultes/1/editar', fault: cut('/consultes/1$') },
  "La consulta s'ha esborrat correctament.": {
    path: '/consultes',
    prepare: oneOf('consultes'),
    act: deleteFirst,
  },
  'No es pot esborrar la consulta.': {
    path: '/consultes',
    prepare: oneOf('consultes'),
    fault: say(403, '/consultes/', 'DELETE'),
    act: deleteFirst,
  },
  "La consulta s'ha creat correctament.": { path: '/consultes/nova', act: save(CONSULTA) },
  'Error creant la consulta': {
    path: '/consultes/nova',
    fault: cut('/consultes$', 'POST'),
    act: save(CONSULTA),
  },
  "La consulta s'ha modificat correctament.": {
    path: '/consultes/1/editar',
    prepare: oneOf('consultes'),
    act: save({ observacions: 'Una altra' }),
  },
  'Error modificant la consulta': {
    path: '/consultes/1/editar',
    prepare: oneOf('consultes'),
    fault: cut('/consultes/1$', 'PATCH'),
    act: save({ observacions: 'Una altra' }),
  },

  'Se ha modificado la contraseña.': {
    who: null,
    path: '/recordar_contrasenya',
    lang: 'es',
    act: async (on) => {
      await fillIn({ email: 'admin@example.org' })(on);
      await goTo(on, on.backend.mailedLink() ?? '');
      await settleUntil(() => document.getElementById('password') !== null);
      await fillIn({ password: NEW, password_confirmation: NEW })(on);
    },
  },
  'El/La usuario/a no existe.': {
    who: null,
    path: '/recordar_contrasenya/zx81/ningu%40example.org',
    lang: 'es',
    act: fillIn({ password: NEW, password_confirmation: NEW }),
  },
  "S'ha enviat un email amb les instruccions.": {
    who: null,
    path: '/recordar_contrasenya',
    act: fillIn({ email: 'admin@example.org' }),
  },
  'El email no existe': {
    who: null,
    path: '/recordar_contrasenya',
    lang: 'es',
    act: fillIn({ email: 'ningu@example.org' }),
  },
  'Contrasenya actualitzada correctament': { path: '/perfil', act: fillIn(CHANGE) },
  'Error al actualizar contraseña': {
    path: '/perfil',
    fault: cut('/auth/profile$', 'PATCH'),
    lang: 'es',
    act: fillIn(CHANGE),
  },

  'No hemos podido cargar el/la usuario/a': {
    path: '/professionals/1/editar',
    fault: cut('/professionals/1$'),
    lang: 'es',
  },
  "El/La professional s'ha esborrat correctament.": { path: '/professionals', act: deleteOther },
  'No es pot esborrar el/la professional/a.': {
    path: '/professionals',
    fault: say(403, '/professionals/', 'DELETE'),
    act: deleteOther,
  },
  "El/La professional Aina Provada Mostra s'ha creat correctament.": {
    path: '/professionals/nou',
    act: save(PROFESSIONAL),
  },
  'Error creant el/la professional': {
    path: '/professionals/nou',
    fault: cut('/professionals$', 'POST'),
    act: save(PROFESSIONAL),
  },
  "El professional s'ha modificat correctament.": {
    path: '/professionals/7/editar',
    act: save({ telefon: '600 000 999' }),
  },
  'Error al modificar el/la professional': {
    path: '/professionals/7/editar',
    fault: cut('/professionals/7$', 'PATCH'),
    lang: 'es',
    act: save({ telefon: '600 000 999' }),
  },
};

/** Texts of the specification without a situation, each with the reason. */
const NOT_SHOWN: Record<string, string> = {
  'Error: {msg}':
    'The last screen, of a fault in the product itself: RootErrorBoundary.test.tsx lets a view throw to show it.',
  'El email no existeix':
    "The Catalan wording of the text that the specification shows as 'El email no existe'.",
  'Contraseña actualizada correctamente.':
    "The Spanish wording of the text that is shown as 'Contrasenya actualitzada correctament'.",
};

function findLanguages(text: string): (string | undefined)[] {
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  return all
    .filter((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = own.map(({ textContent }) => textContent).join('');
      return [words.trim(), element.ariaLabel].includes(text);
    })
    .map((element) => element.closest<HTMLElement>('[lang]')?.lang);
}

describe('each fixed text is shown by a situation', () => {
  test.each(Object.entries(SITUATIONS))(
    '%s',
    async (text, { who = 'admin', path, lang, within, ...rest }) => {
      product = await openProduct(who, path, rest);
      await rest.act?.(product);
      const isShown = () =>
        within === undefined
          ? findLanguages(text).includes(lang)
          : document.body.textContent.includes(within);
      await settleUntil(isShown);
      expect(isShown()).toBe(true);
    },
  );

  test('but for those that none can show', () => {
    const shown = Object.keys(SITUATIONS);
    expect(Object.keys(NOT_SHOWN).filter((text) => shown.includes(text))).toEqual([]);
  });
});
