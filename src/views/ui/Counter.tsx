import { classes } from './classes';
import './Counter.css';

type CounterProps = {
  value: number | string;
  /** What is counted, for screen readers. */
  label: string;
  small?: boolean | undefined;
};

/** A small number. */
export function Counter({ value, label, small }: CounterProps) {
  return (
    <span className={classes('counter', small && 'counter-small')}>
      {value}
      <span className="sr"> {label}</span>
    </span>
  );
}
