import { PrimeReactProvider, addLocale, locale } from 'primereact/api';
import { useState, type ReactNode } from 'react';
import { primereactCa } from '../../text/ui/primereact';
import { AllIcons } from './AllIcons';
import { BasePath } from './BasePath';
import './UiProvider.css';

addLocale('ca', primereactCa);
locale('ca');

/**
 * What everything inside is given: PrimeReact's settings (Catalan, our icons and styles, layers that fit those of the
 * design), and links that lead below the application's own path.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  // PrimeReact writes its styles into this element, which stays outside the document: the policy on
  // styles forbids them there, and prime.css has what they would say.
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
