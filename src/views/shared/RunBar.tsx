import type { ReactNode } from 'react';
import { useKeepFocus } from '../ui/useKeepFocus';
import type { Run } from './run';
import { RunStatus } from './RunStatus';
import './RunBar.css';

type RunBarProps = {
  run: Run | undefined;
  isBusy: boolean;
  onStop: () => void;
  children: ReactNode;
};

export function RunBar({ run, isBusy, onStop, children }: RunBarProps) {
  const kept = useKeepFocus<HTMLDivElement>(isBusy);
  return (
    <div className="run-bar" {...kept}>
      {children}
      {isBusy && run && <RunStatus run={run} onStop={onStop} />}
    </div>
  );
}
