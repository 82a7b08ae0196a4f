import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './BarStack.css';

const ID = 'bars';

function getPlace(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const place = document.createElement('div');
  place.id = ID;
  document.body.append(place);
  return place;
}

/** The one place of all bars at the bottom, so that none covers another; a notice is on top. */
export function BarStack({ children }: { children: ReactNode }) {
  return createPortal(children, getPlace());
}
