import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { CatalogName } from '../domain/access/catalogs';
import type { RequestContext } from '../machines/kit/request';
import { DEFAULT_DATA_RULES, type DataRules } from '../domain/nouns/dataRules';
import { toViewer, type Viewer } from '../domain/access/viewer';
import { findGap, type Gap } from '../domain/values/whole';
import type { Message } from '../domain/pages/notice';
import { useRoot, useSession } from './actors';
import { useService } from './services';

export function useViewer(): Viewer {
  const session = useSession();
  return useMemo(() => toViewer(session), [session]);
}

/** Milliseconds, to the minute. */
export function useNow(): number {
  return useSelector(useRoot(), ({ context }) => context.now);
}

export function useToday(): string {
  return useSelector(useRoot(), ({ context }) => context.today);
}

export type RequestView<Data> = {
  data: Data;
  gap: Gap | null;
  message: Message | null;
  status: number | null;
  isIdle: boolean;
  isLoading: boolean;
  /** Whether a failure left nothing to show. */
  isFailed: boolean;
  /** Time of an earlier reading that is shown in spite of the failure, in milliseconds. */
  keptAt: number | null;
};

type ChildrenOf<Owner extends AnyActorRef> = SnapshotFrom<Owner>['children'];
type DataOf<Request> = Request extends AnyActorRef ? SnapshotFrom<Request>['context']['data'] : never;

const NO_CHILD: AnyActorRef | undefined = undefined;

/** Request held by a screen or by the catalogs; undefined before it exists. */
export function useRequest<Owner extends AnyActorRef, Name extends keyof ChildrenOf<Owner> & string>(
  owner: Owner | undefined,
  name: Name,
): RequestView<DataOf<ChildrenOf<Owner>[Name]>> | undefined {
  const child = useSelector(owner, (snapshot) =>
    snapshot === undefined
      ? NO_CHILD
      : (snapshot as { children: Record<string, AnyActorRef> }).children[name],
  );
  const snapshot = useSelector(child, (current) => current as AnyMachineSnapshot | undefined);
  if (snapshot === undefined) return undefined;
  const { data, message, failure, keptAt } = snapshot.context as RequestContext<
    unknown,
    DataOf<ChildrenOf<Owner>[Name]>
  >;
  return {
    data,
    gap: findGap(data),
    message,
    status: failure?.status ?? null,
    isIdle: snapshot.matches('idle'),
    isLoading: snapshot.matches('loading'),
    isFailed: snapshot.hasTag('failed') && keptAt === null,
    keptAt,
  };
}

export function useCatalog<N extends CatalogName>(
  name: N,
  /** False if not allowed, or not needed yet. */
  isNeeded = true,
) {
  const catalogs = useService('catalogs');
  useEffect(() => {
    if (isNeeded) catalogs?.send({ type: 'catalogs.need', name });
  }, [catalogs, name, isNeeded]);
  const request = useRequest(catalogs, name);
  return request && { ...request, retry: () => catalogs?.send({ type: 'catalogs.retry', name }) };
}

export function useDataRules(): DataRules {
  return useCatalog('dataRules')?.data ?? DEFAULT_DATA_RULES;
}
