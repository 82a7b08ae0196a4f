import type { ActorRefFrom } from 'xstate';
import { exportJournal, REPORT } from '../../journal/exchange';
import { addMinutes } from '../../domain/values/madrid';
import type { differencesMachine } from '../../machines/services/differences';
import type { Report } from '../../machines/services/report';
import type { RootActor } from '../../machines/root';
import { readJournal } from './journal';

/** Files and lines of an error's stack, without its message, which may contain personal data. */
const PLACES = /[\w.-]+\.[jt]sx?:\d+:\d+/g;

function toCrash(error: unknown) {
  const { name, stack = '', message } = error instanceof Error ? error : new Error();
  return { name, at: stack.replace(message, '').match(PLACES)?.slice(0, 12) ?? [] };
}

export function collectReport(root: RootActor, error?: unknown): Report {
  const { children, context } = root.getSnapshot();
  const { differences: actor } = children as { differences?: ActorRefFrom<typeof differencesMachine> };
  const differences = actor?.getSnapshot().context.met ?? [];
  const journal = readJournal();
  const at = addMinutes(new Date(context.now).toISOString(), 0);
  const { userAgent, language, onLine } = navigator;
  const report = {
    ...REPORT,
    application: __BUILD_VERSION__,
    at,
    browser: { userAgent, language, onLine, width: innerWidth, height: innerHeight },
    ...(error !== undefined && { crash: toCrash(error) }),
    differences,
    journal: journal && (JSON.parse(exportJournal(journal)) as unknown),
  };
  return {
    name: `informe_${at.slice(0, 19).replaceAll(':', '-')}.json`,
    text: JSON.stringify(report, null, 1),
    events: journal?.entries.length ?? 0,
    differences: differences.length,
  };
}
