import { useAntena } from '../../hooks/antena';
import { useRequest, useToday } from '../../hooks/data';
import { countSides } from '../../domain/pages/antena';
import { getDayCites } from '../../domain/pages/agenda';
import { SideField } from '../shared/SideField';
import type { HomeActor } from './actor';

export function DaySide({ actor }: { actor: HomeActor }) {
  const { own, side, choose } = useAntena('cita');
  const cites = useRequest(actor, 'cites');
  const today = useToday();
  if (own === null || cites === undefined) return null;
  const isWhole = !cites.isFailed && !cites.isLoading && cites.gap === null;
  const numbers = isWhole ? countSides(getDayCites(today, cites.data), own) : null;
  return <SideField value={side} numbers={numbers} onChange={choose} />;
}
