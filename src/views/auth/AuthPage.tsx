import type { ReactNode } from 'react';
import { AllIcons } from '../ui/AllIcons';
import './AuthPage.css';

type AuthPageProps = {
  title: string;
  intro: string;
  children: ReactNode;
};

export function AuthPage({ title, intro, children }: AuthPageProps) {
  return (
    <AllIcons>
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="auth-intro">{intro}</p>
      {children}
    </AllIcons>
  );
}
