import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { useRoot } from '../../hooks/actors';
import { useToday } from '../../hooks/data';
import { comparePeriode, readPeriode, type Days, type PeriodKind } from '../../domain/pages/periods';
import { toSearch } from '../../domain/values/query';
import { getLastYear } from '../../domain/pages/xifresReport';
import { listNeeded, type Part } from '../../domain/pages/xifresTables';
import type { xifresMachine } from '../../machines/screens/xifres';
import { xifres } from '../../text/xifres';
import { makeReport } from './makeReport';
import { toFile } from './toFile';
import { useTaules } from './useTaules';

export type XifresActor = ActorRefFrom<typeof xifresMachine>;

const readTime = (root: ReturnType<typeof useRoot>): string =>
  new Date(root.getSnapshot().context.now).toISOString();

export function useXifres(actor: XifresActor) {
  const root = useRoot();
  const today = useToday();
  const [path, navigate] = useLocation();
  const snapshot = useSelector(actor, (current) => current);
  const { query, answers, failed, opened, isExporting, message } = snapshot.context;
  const { periode, ...days } = readPeriode(query, today);
  const isWhole = query['compara'] === 'sencer';
  const pair = comparePeriode(periode, days, today, isWhole);
  const isReport = query['vista'] === 'memoria';
  const isOpen = (part: Part): boolean =>
    isExporting || (isReport && part.endsWith('.rows')) || opened.includes(part);
  const { lists, taules, crosses, failed: nameless, areNamed } = useTaules(isOpen);

  const addresses = listNeeded(lists, taules, pair, { answers, isOpen });
  const left = addresses.filter((address) => answers[address] === undefined && !failed.includes(address));
  const isThere = areNamed && addresses.every((one) => answers[one]);
  const isReady = isExporting && isThere && !snapshot.hasTag('busy');
  const name = xifres.file(periode, days);
  const content = isReady ? toFile({ lists, taules, crosses }, pair, answers) : null;
  const report = isReport && isThere ? makeReport({ lists, taules, crosses }, periode, pair, answers) : null;

  const key = addresses.join(' ');
  useEffect(() => {
    actor.send({ type: 'xifres.need', wanted: key.split(' ').filter(Boolean), at: readTime(root) });
  }, [actor, key, root]);
  useEffect(() => {
    if (content !== null) actor.send({ type: 'xifres.save', name, content });
  }, [actor, name, content]);
  const isNameless = nameless.length > 0;
  useEffect(() => {
    // Without names the file would lack part of the tables.
    if (isExporting && isNameless) actor.send({ type: 'xifres.stop' });
  }, [actor, isExporting, isNameless]);

  function go(kind: PeriodKind, { data_inici, data_fi }: Days): void {
    const isCurrent = data_inici <= today && today <= data_fi;
    const period =
      kind === 'propi'
        ? { periode: kind, data_inici, data_fi }
        : { periode: kind === 'setmana' ? '' : kind, data: isCurrent ? '' : data_inici };
    navigate(path + toSearch({ ...period, vista: query['vista'] }));
  }
  function compare(whole: boolean): void {
    navigate(path + toSearch({ ...query, compara: whole ? 'sencer' : '' }));
  }
  function openReport(): void {
    const { data_inici } = getLastYear(today);
    navigate(path + toSearch({ periode: 'curs', data: data_inici, vista: 'memoria' }));
  }
  const exportAll = (): void => actor.send({ type: 'xifres.export', at: readTime(root) });

  return {
    go,
    compare,
    exportAll,
    today,
    periode,
    days,
    pair,
    isWhole,
    lists,
    taules,
    crosses,
    nameless,
    answers,
    failed,
    message,
    isOpen,
    isExporting,
    isBusy: snapshot.hasTag('busy'),
    isStopped: snapshot.hasTag('stopped'),
    loaded: addresses.length - left.length,
    all: addresses.length,
    left: left.length,
    countedAt: addresses.flatMap((address) => answers[address]?.at ?? []).toSorted()[0],
    open: (part: Part) => actor.send({ type: 'xifres.open', part }),
    stop: () => actor.send({ type: 'xifres.stop' }),
    again: () => actor.send({ type: 'xifres.again', at: readTime(root) }),
    refresh: () => actor.send({ type: 'xifres.refresh', at: readTime(root) }),
    openReport,
    closeReport: () => navigate(path + toSearch({ ...query, vista: '' })),
    report,
    isReport,
  };
}
export type XifresState = ReturnType<typeof useXifres>;
