import type { DragEvent, ReactNode } from 'react';
import { toggleTheme } from '../hooks/theme';
import { AllIcons } from '../views/ui/AllIcons';
import { Brand } from '../views/ui/Mark';
import { ThemeToggle } from '../views/ui/ThemeToggle';
import './OwnPage.css';

type OwnPageProps = {
  back?: { text: string; href: string };
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Frame of a page of the demo's own: its head, and files dropped on it. */
export function OwnPage({ back, onDrop, children }: OwnPageProps) {
  function drop(event: DragEvent): void {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  }
  return (
    <AllIcons>
      <div className="own-page" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <header className="own-head">
          {back ? (
            <>
              <a className="brand own-home" href={back.href}>
                <Brand />
              </a>
              <a href={back.href}>{back.text}</a>
            </>
          ) : (
            <span className="brand own-home">
              <Brand />
            </span>
          )}
          <ThemeToggle onToggle={toggleTheme} />
        </header>
        {children}
      </div>
    </AllIcons>
  );
}
