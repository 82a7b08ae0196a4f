import { useState } from 'react';
import { useNow, type RequestView } from '../../hooks/data';
import { line } from '../../text/line';
import { formatTime } from '../../text/ui/dates';
import { StatusBar } from '../ui/StatusBar';

/** Milliseconds after which shown data says its age: the readings every two minutes have failed or waited. */
const OLD = 300_000;

type DataAgeProps = { request: RequestView<unknown> | undefined; onRefresh: () => void };

/** Bar with the time of the shown data, once that is old, and a button that reads it again. */
export function DataAge({ request, onRefresh }: DataAgeProps) {
  const now = useNow();
  const data = request?.data;
  const [read, setRead] = useState({ data, at: now });
  if (read.data !== data) setRead({ data, at: now });
  const isShown = request !== undefined && !(request.isIdle || request.isLoading || request.isFailed);
  const isOld = isShown && now - read.at >= OLD;
  return (
    <StatusBar
      title={isOld ? line.dataOf(formatTime(read.at)) : null}
      action={{ label: line.refresh, onPress: onRefresh }}
    />
  );
}
