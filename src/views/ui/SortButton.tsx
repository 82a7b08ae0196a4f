import { classes } from './classes';
import { Icon } from './Icon';
import './SortButton.css';

const icons = { asc: 'sortUp', desc: 'sortDown' } as const;

type SortButtonProps = {
  label: string;
  sorted: 'asc' | 'desc' | undefined;
  onPress: () => void;
};

/** Header of a sortable column; `aria-sort` is on the cell around it. */
export function SortButton({ label, sorted, onPress }: SortButtonProps) {
  return (
    <button type="button" className={classes('sort-button', sorted && 'sort-button-on')} onClick={onPress}>
      <span>{label}</span>
      <Icon name={sorted ? icons[sorted] : 'sort'} small />
    </button>
  );
}
