import { PrimeReactProvider, addLocale, locale } from 'primereact/api';
import { useState, type ReactNode } from 'react';
import { primereactCa } from '../../text/ui/primereact';
import { AllIcons } from './AllIcons';
import { BasePath } from './BasePath';
import './UiProvider.css';

addLocale('ca', primereactCa);
locale('ca');

/** PrimeReact's settings (Catalan, our icons and layers), and links below the application's own path. */
export function UiProvider({ children }: { children: ReactNode }) {
  // Detached, since the content policy forbids PrimeReact's style elements; our sheets replace them.
  const [styleContainer] = useState(() => document.createElement('div'));
  return (
    <PrimeReactProvider
      value={{
        locale: 'ca',
        styleContainer,
        cssTransition: false,
        zIndex: { overlay: 40, modal: 50 },
      }}
    >
      <AllIcons>
        <BasePath>{children}</BasePath>
      </AllIcons>
    </PrimeReactProvider>
  );
}
