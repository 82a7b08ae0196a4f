import { useArrivals } from '../../hooks/arrivals';
import { home } from '../../text/home';
import { Button } from '../ui/Button';
import './HereButton.css';

export function HereButton({ citaId, name }: { citaId: number; name: string }) {
  const { isHere, toggle } = useArrivals();
  const isMarked = isHere(citaId);
  return (
    <Button
      small
      variant="quiet"
      icon={isMarked ? 'check' : 'user'}
      className="here-button"
      aria-pressed={isMarked}
      aria-label={home.hereOf(name)}
      onClick={() => toggle(citaId)}
    >
      {home.here}
    </Button>
  );
}
