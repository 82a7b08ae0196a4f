import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useDataRules, useNow, useToday, useViewer } from '../../../hooks/data';
import { isOberta, type Cita } from '../../../domain/nouns/cita';
import { getFullName } from '../../../domain/nouns/professional';
import {
  listTaken,
  listTargets,
  proposeHours,
  refuseAway,
  type Choice,
  type Target,
} from '../../../domain/pages/absencia';
import { readAbsencia } from '../../../domain/pages/absenciaPath';
import type { absenciaMachine } from '../../../machines/screens/absencia';
import type { AbsenciaTask } from '../../../machines/screens/absenciaBatch';
import { toRun } from '../../shared/run';

export type AbsenciaActor = ActorRefFrom<typeof absenciaMachine>;

/** Free hours offered for one appointment; its own page has all of them. */
const MOST = 50;

export function useAbsencia(actor: AbsenciaActor) {
  const viewer = useViewer();
  const now = useNow();
  const today = useToday();
  const rule = useDataRules().assessories;
  const snapshot = useSelector(actor, (current) => current);
  const batch = useSelector(snapshot.children.batch, (current) => current);
  const { query, cites, slots, choices, done, booked, gone, dropped, message } = snapshot.context;
  const absencia = useMemo(() => readAbsencia(query, today), [query, today]);
  const professional_id = absencia?.professional_id ?? 0;

  const rules = useMemo(() => ({ viewer, rule, now, professional_id }), [viewer, rule, now, professional_id]);
  const targets = useMemo(() => {
    const lists = cites.map((cita): [number, Target[]] => {
      const isOpen = isOberta(cita) && refuseAway(viewer, cita).move === null;
      const all = isOpen ? listTargets(cita, slots, listTaken(choices, cita.id), rules) : [];
      return [cita.id, all.slice(0, MOST)];
    });
    return new Map(lists);
  }, [cites, slots, choices, rules, viewer]);

  const run = batch && toRun(batch);
  const results = batch?.context.results ?? {};
  const isEnded = ({ id }: Cita) => done.includes(id) || gone.includes(id);
  const own = cites.filter((cita) => isEnded(cita) || refuseAway(viewer, cita).remove === null);
  const open = own.filter((cita) => !isEnded(cita));
  const isProposable = ({ id }: Cita) => results[id]?.state !== 'unsure';
  const tasks = open.flatMap((cita): AbsenciaTask[] => {
    const choice = choices[cita.id];
    if (!choice || refuseAway(viewer, cita)[choice.act] !== null) return [];
    const of = { key: String(cita.id), cita: cita.id, assessoria: cita.assessoria.id };
    return [{ ...of, isBooked: booked.includes(cita.id), ...choice }];
  });
  const removals = tasks.filter(({ act, isBooked }) => act === 'remove' || isBooked).length;
  const named = cites.find(isOberta)?.professional;

  return {
    absencia,
    cites,
    own,
    open,
    targets,
    choices,
    done,
    booked,
    gone,
    dropped,
    message,
    now,
    slots,
    name: named ? getFullName(named) : '',
    isLoading: snapshot.hasTag('loading'),
    isFailed: snapshot.hasTag('failed'),
    isBusy: snapshot.hasTag('busy'),
    moves: tasks.length - removals,
    removals,
    isUnchosen: open.some(({ id }) => !choices[id] && (targets.get(id)?.length ?? 0) > 0),
    run,
    isRunning: ({ id }: Cita) => run?.key === String(id),
    getResult: ({ id }: Cita) => results[id],
    choose: (id: number, choice: Choice | null) => actor.send({ type: 'absencia.choose', id, choice }),
    propose() {
      const proposed = proposeHours(open.filter(isProposable), slots, choices, rules);
      actor.send({ type: 'absencia.fill', choices: proposed });
    },
    send: () => actor.send({ type: 'absencia.send', tasks, count: tasks.length }),
    stop: () => actor.send({ type: 'absencia.stop' }),
    retry: () => actor.send({ type: 'absencia.retry' }),
  };
}

export type AbsenciaState = ReturnType<typeof useAbsencia>;
