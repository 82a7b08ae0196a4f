import { useRef, useState } from 'react';
import { useAuth, useNavigation } from '../../hooks/actors';
import { bar as texts } from '../text/bar';
import { Button } from '../../views/ui/Button';
import { Popover } from '../../views/ui/Popover';
import { begin } from '../door/enter';
import { afterSignOut } from '../switchTo';
import { useDemo, useDemoState } from '../useDemo';

type RestartButtonProps = { small?: boolean; variant?: 'quiet'; className?: string };

/** Begins the present lesson or scenario again, after a question; nothing without one. */
export function RestartButton(props: RestartButtonProps) {
  const demo = useDemo();
  const auth = useAuth();
  const navigation = useNavigation();
  const { from } = useDemoState();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!from) return null;

  function confirm(scenario: NonNullable<typeof from>): void {
    setOpen(false);
    button.current?.focus();
    afterSignOut(auth, navigation, () => begin(demo, scenario));
  }
  return (
    <>
      <Button
        ref={button}
        {...props}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.restart}
      </Button>
      {isOpen && (
        <Popover
          anchor={button}
          label={texts.restartTitle(from.title)}
          align="end"
          className="demo-reset"
          onClose={() => setOpen(false)}
        >
          <p>{texts.restartQuestion}</p>
          <Button className="demo-button" variant="secondary" block onClick={() => confirm(from)}>
            {texts.restartNow}
          </Button>
        </Popover>
      )}
    </>
  );
}
