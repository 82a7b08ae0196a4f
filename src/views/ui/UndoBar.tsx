import type { ReactNode } from 'react';
import { AllIcons } from './AllIcons';
import { Icon } from './Icon';
import './StatusBar.css';
import './UndoBar.css';

type UndoBarProps = {
  title: string;
  /** What it is done to. */
  about: ReactNode;
  /** `hint` is its accessible name, with the keys `keys`. */
  undo: { text: string; hint: string; keys: string; onPress: () => void };
  /** To wait no longer. */
  go: { label: string; onPress: () => void };
  /** The pointer or the focus is on it, and is not any more. */
  onPause: () => void;
  onResume: () => void;
};

/** What is about to happen and can still be undone; the caller holds it in a region that is read out. */
export function UndoBar({ title, about, undo, go, onPause, onResume }: UndoBarProps) {
  return (
    <AllIcons>
      <div
        className="floating undo-bar"
        onPointerEnter={onPause}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) onResume();
        }}
        onFocus={onPause}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onResume();
        }}
      >
        <Icon name="trash" />
        <div className="floating-text">
          <strong>{title}</strong>
          <div className="undo-bar-about">{about}</div>
        </div>
        <button
          type="button"
          className="floating-action undo-bar-action"
          aria-label={undo.hint}
          aria-keyshortcuts={undo.keys}
          onClick={undo.onPress}
        >
          {undo.text}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={go.label}
          title={go.label}
          onClick={go.onPress}
        >
          <Icon name="close" />
        </button>
      </div>
    </AllIcons>
  );
}
