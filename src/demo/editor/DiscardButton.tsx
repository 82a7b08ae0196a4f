import { useRef, useState } from 'react';
import { Button } from '../../views/ui/Button';
import { Popover } from '../../views/ui/Popover';
import { editor as texts } from '../text/editor';

export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        small
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.discard}
      </Button>
      {isOpen && (
        <Popover
          anchor={button}
          label={texts.discard}
          className="editor-question"
          onClose={() => setOpen(false)}
        >
          <p>{texts.discardQuestion}</p>
          <Button
            variant="danger"
            block
            onClick={() => {
              button.current?.focus();
              setOpen(false);
              onDiscard();
            }}
          >
            {texts.discardNow}
          </Button>
        </Popover>
      )}
    </>
  );
}
