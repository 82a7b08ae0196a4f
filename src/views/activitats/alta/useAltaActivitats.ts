import { useMemo } from 'react';
import type { ActivitatDraft } from '../../../domain/nouns/activitat';
import { readAltaActivitats } from '../../../domain/pages/altaActivitats';
import { useSession } from '../../../hooks/actors';
import { useCatalog, useDataRules, useToday, useViewer } from '../../../hooks/data';
import { areReading, useLines, type AltaActor } from '../../forms/alta/useLines';

export type ActivitatsActor = AltaActor<ActivitatDraft>;

const NONE: never[] = [];

export function useAltaActivitats(actor: ActivitatsActor) {
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const today = useToday();
  const rule = useDataRules().activitats;
  const ofOficines = useCatalog('oficines');
  const ofCentres = useCatalog('centres');
  const ofMarcs = useCatalog('marcs');
  const ofArees = useCatalog('areas');
  const catalogs = [ofOficines, ofCentres, ofMarcs, ofArees];
  const isReading = areReading(catalogs);
  const isReady = !isReading && catalogs.every((one) => one?.isFailed !== true);
  const oficines = ofOficines?.data ?? NONE;
  const centres = ofCentres?.data ?? NONE;
  const marcs = ofMarcs?.data ?? NONE;
  const arees = ofArees?.data ?? NONE;
  const readRows = useMemo(() => {
    if (!isReady) return null;
    const known = { viewer, userId, today, rule, oficines, centres, marcs, arees };
    return (text: string) => readAltaActivitats(text, known);
  }, [isReady, viewer, userId, today, rule, oficines, centres, marcs, arees]);
  return { ...useLines(actor, readRows), isReading, marcs, arees };
}
