import './Counter.css';

type CounterProps = {
  value: number;
  /** What is counted, for those who do not see where it stands. */
  label: string;
};

/** A small number. */
export function Counter({ value, label }: CounterProps) {
  return (
    <span className="counter">
      {value}
      <span className="sr"> {label}</span>
    </span>
  );
}
