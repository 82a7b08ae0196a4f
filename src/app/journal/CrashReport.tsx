import { useState } from 'react';
import { ErrorReport } from '../../views/shell/ErrorReport';
import type { RootActor } from '../../machines/root';
import { downloadJson } from '../browser/download';
import { findLastReference } from './references';

/** Report of the error screen: the actors and their journal outlive an error of React. */
export function CrashReport({ root, error }: { root: RootActor; error: unknown }) {
  const [reference] = useState(findLastReference);
  const collect = async () => (await import('./report')).collectReport(root, error);
  const save = ({ name, text }: { name: string; text: string }) => downloadJson({ name, content: text });
  return <ErrorReport reference={reference} collect={collect} onSave={save} />;
}
