import './ProgressBar.css';

type ProgressBarProps = {
  title: string;
  /** How far it is; not announced. */
  about: string;
  progress: { label: string; value: number; max: number };
  stop: { text: string; isPressed: boolean; onPress: () => void };
};

/** Tasks under way; the caller puts it in a live region. */
export function ProgressBar({ title, about, progress, stop }: ProgressBarProps) {
  return (
    <div className="floating progress-bar">
      <div className="floating-text">
        <strong>{title}</strong>
        <div className="progress-bar-about" aria-hidden>
          {about}
        </div>
        <progress aria-label={progress.label} value={progress.value} max={progress.max} />
      </div>
      <button
        type="button"
        className="floating-action"
        aria-disabled={stop.isPressed || undefined}
        // The second click of a double click was meant for the button that stood here before.
        onClick={({ detail }) => {
          if (!stop.isPressed && detail <= 1) stop.onPress();
        }}
      >
        {stop.text}
      </button>
    </div>
  );
}
