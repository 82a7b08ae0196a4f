import { act } from 'react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { AnyActorRef } from 'xstate';
import { openProduct, readAll, settle, type Product } from './support/openProduct';

const PATHS = [
  '/professionals',
  '/professionals/nou',
  '/professionals/2/editar',
  '/consultes',
  '/consultes/nova',
  '/consultes/1200/editar',
  '/assessories',
  '/assessories/nova',
  '/assessories/1',
  '/assessories/1/editar',
  '/calendari',
  '/calendari?vista=mes',
  '/calendari/cita/nova',
  '/activitats',
  '/activitats/nova',
  '/activitats/1/editar',
  '/xifres',
  '/configuracio/control',
  '/perfil',
  '/ajuda',
  '/',
];

let product: Product;

/** Living actors by their path, with the number of their listeners. */
function listActors(actor: AnyActorRef, name = 'root'): string[] {
  const { observers } = actor as unknown as { observers?: ReadonlySet<unknown> };
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  const below = Object.entries(children).flatMap(([id, child]) =>
    listActors(child, `${name}/${id.replace(/\d+/, 'n')}`),
  );
  return [`${name}: ${observers?.size ?? 0}`, ...below];
}

test('screens leave no actor and no listener behind', async () => {
  product = await openProduct('admin', '/');
  const visitAll = async (): Promise<string[]> => {
    for (const path of PATHS) {
      act(() => navigate(path));
      await settle();
      expect(readAll('h1')).not.toEqual(['Oops! You seem to be lost.']);
    }
    return listActors(product.root);
  };
  const first = await visitAll();
  expect(await visitAll()).toEqual(first);
});
