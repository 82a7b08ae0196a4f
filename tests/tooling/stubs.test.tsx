import { FormApi } from '@tanstack/react-form';
import { Button } from 'primereact/button';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { find, render, settle } from '../views/ui/render';

test('a button shows no tooltip in unit tests, as in a build', async () => {
  render(<Button tooltip="Ajuda" tooltipOptions={{ showDelay: 0 }} />);
  act(() => {
    find('.p-button').dispatchEvent(new MouseEvent('mouseenter'));
  });
  await settle();
  expect(document.querySelector('.p-tooltip')).toBeNull();
});

test('a form sends no typed value to the event bus of developer tools', () => {
  const dispatch = vi.spyOn(window, 'dispatchEvent');
  const form = new FormApi({ defaultValues: { nom: '' } });
  const unmount = form.mount();
  form.setFieldValue('nom', 'Aina');
  unmount();
  expect(dispatch.mock.calls).toEqual([]);
});
