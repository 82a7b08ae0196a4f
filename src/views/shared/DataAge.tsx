import { useState } from 'react';
import { useNow, useToday, type RequestView } from '../../hooks/data';
import { getDay, type Day } from '../../domain/values/madrid';
import { line } from '../../text/line';
import { getNoticeText } from '../../text/notices';
import { toSentence } from '../../text/ui/words';
import { formatInstant, formatTime } from '../../text/ui/dates';
import { StatusBar } from '../ui/StatusBar';

/** Milliseconds after which data shows its age: the readings every two minutes failed or waited. */
const OLD = 300_000;

type Request = RequestView<unknown>;

type DataAgeProps = {
  requests: readonly (Request | undefined)[];
  onRefresh: () => void;
};

/** The request with the oldest reading that is shown in spite of a failure. */
function findKept(requests: DataAgeProps['requests']): (Request & { keptAt: number }) | undefined {
  return requests
    .flatMap((request) =>
      request && request.keptAt !== null ? [{ ...request, keptAt: request.keptAt }] : [],
    )
    .toSorted((one, other) => one.keptAt - other.keptAt)[0];
}

function describeFailure({ message }: Request): string | undefined {
  if (message === null) return undefined;
  const { text, lines } = getNoticeText(message);
  return [text, ...lines].map(toSentence).join(' ');
}

function describeAge(at: number, today: Day): string {
  return getDay(at) === today ? line.dataOf(formatTime(at)) : line.dataOfDay(formatInstant(at));
}

/** Bar with the age of the shown data, if that is old or could not be read again. */
export function DataAge({ requests, onRefresh }: DataAgeProps) {
  const now = useNow();
  const today = useToday();
  const [request] = requests;
  const data = request?.data;
  const [read, setRead] = useState({ data, at: now });
  if (read.data !== data) setRead({ data, at: now });
  const isShown = request !== undefined && !(request.isIdle || request.isFailed);
  const isOld = isShown && now - read.at >= OLD;
  const kept = findKept(requests) ?? (isOld ? { ...request, keptAt: read.at } : undefined);
  return (
    <StatusBar
      title={kept ? describeAge(kept.keptAt, today) : null}
      help={kept?.isLoading ? line.refreshing : kept && describeFailure(kept)}
      busy={kept?.isLoading}
      action={{ label: line.refresh, onPress: onRefresh }}
    />
  );
}
