import { renderPage } from '@courtyard/common/testing';
import { act, screen } from '@testing-library/react';
import { withUi } from '../testing/testing';
import { Dialog } from './modal/dialog';
import { useAddressPart } from './use-address-part';

function List() {
  const part = useAddressPart('lamp');
  return (
    <>
      <button onClick={() => part.open('7')}>Open lamp 7</button>
      <Dialog open={part.value !== null} title={`Lamp ${part.value}`} onClose={part.close} />
    </>
  );
}
const start = (path: string) => renderPage(<List />, { path, pattern: '/lamps', wrap: withUi });
const dialog = () => screen.queryByRole('dialog', { name: 'Lamp 7' });

test('what is opened is in the address, beside the rest of it; Back closes it', async () => {
  const { user, router } = start('/lamps?sort=name');
  await user.click(screen.getByRole('button', { name: 'Open lamp 7' }));
  expect(dialog()).toBeVisible();
  expect(router.state.location.search).toBe('?sort=name&lamp=7');
  act(() => router.navigator.go(-1));
  expect(dialog()).toBeNull();
  expect(router.state.location.search).toBe('?sort=name');
});

test('closing goes back to where it was opened', async () => {
  const { user, router } = start('/lamps?sort=name');
  await user.click(screen.getByRole('button', { name: 'Open lamp 7' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(router.state.historyAction).toBe('POP');
});

test('a link opens it, and closing it stays on the page', async () => {
  const { user, router } = start('/lamps?sort=name&lamp=7');
  expect(dialog()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe('/lamps?sort=name');
});
