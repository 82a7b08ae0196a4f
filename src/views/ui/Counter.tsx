import { classes } from './classes';
import './Counter.css';

type CounterProps = {
  value: number | string;
  label: string;
  small?: boolean | undefined;
};

export function Counter({ value, label, small }: CounterProps) {
  return (
    <span className={classes('counter', small && 'counter-small')}>
      <span>{value}</span>
      <span className="sr">{` ${label}`}</span>
    </span>
  );
}
