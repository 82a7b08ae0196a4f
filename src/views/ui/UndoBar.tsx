import type { ReactNode } from 'react';
import { AllIcons } from './AllIcons';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import './UndoBar.css';

type UndoBarProps = {
  icon: IconName;
  title: string;
  about: ReactNode;
  /** `hint` is the accessible name, which includes the shortcut `keys`. */
  undo: { text: string; hint: string; keys: string; onPress: () => void };
  go: { text: string; onPress: () => void };
  /** Called when the pointer or the focus enters; `onResume` when it leaves. */
  onPause: () => void;
  onResume: () => void;
};

/** The caller puts it in a live region. */
export function UndoBar({ icon, title, about, undo, go, onPause, onResume }: UndoBarProps) {
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
        <Icon name={icon} />
        <div className="floating-text undo-bar-text">
          <strong>{title}</strong>
          <div className="undo-bar-about">{about}</div>
        </div>
        <button
          type="button"
          className="floating-action"
          aria-label={undo.hint}
          aria-keyshortcuts={undo.keys}
          onClick={undo.onPress}
        >
          {undo.text}
        </button>
        <button type="button" className="floating-action" onClick={go.onPress}>
          {go.text}
        </button>
      </div>
    </AllIcons>
  );
}
