import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, resetStores } from '../testing/testing';
import { useToasts } from '../toast/toast.store';
import { lazyContent, lazyOverlay, lazyPiece } from './lazy-piece';

beforeEach(resetStores);

test('what does not come says so and leaves the page as it is, and opening it again fetches it again', async () => {
  let isOffline = true;
  const Overlay = lazyOverlay(async () => {
    if (isOffline) throw new TypeError('Loading chunk 253 failed');
    return ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Close
      </button>
    );
  });
  function PageWithForm() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <Overlay onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  const { user } = renderPage(<PageWithForm />);
  await user.type(screen.getByLabelText('Name'), 'Oak');
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await screen.findByRole('button', { name: 'Open', expanded: false });
  expect(useToasts.getState().toasts).toMatchObject([{ kind: 'error' }]);
  expect(screen.getByLabelText('Name')).toHaveValue('Oak');

  isOffline = false;
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(opener);
  screen.getByRole('button', { name: 'Close' });
});

const lost = async () => {
  throw new TypeError('Loading chunk 253 failed');
};

test('what is looked for at its place says there that it did not come; what decorates leaves its place to a stand-in', async () => {
  const Chart = lazyContent<object>(lost, <p>Waiting</p>);
  const Rows = lazyPiece<{ count: number }>(lost, {
    waiting: ({ count }) => <p>{count} rows on their way</p>,
    missing: ({ count }) => <p>{count} plain rows</p>,
  });
  const { container } = renderPage(
    <>
      <Chart />
      <Rows count={3} />
    </>,
  );
  expect(container).toHaveTextContent('Waiting3 rows on their way');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this.');
  expect(await screen.findByText('3 plain rows')).toBeVisible();
  expect(useToasts.getState().toasts).toEqual([]);
});

test('what is looked for at its place can be asked for again until it comes', async () => {
  let isOffline = true;
  const load = jest.fn(async () => (isOffline ? lost() : () => <p>12 reservations</p>));
  const Chart = lazyContent<object>(load, <p>Waiting</p>);
  const { user } = renderPage(<Chart />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(3);
  isOffline = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 reservations')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what came at one place is there at another where it is asked for again', async () => {
  let isOffline = true;
  const load = jest.fn(async () => (isOffline ? lost() : () => <p>12 reservations</p>));
  const Chart = lazyContent<object>(load, <p>Waiting</p>);
  const { user } = renderPage(
    <>
      <Chart />
      <Chart />
    </>,
  );
  const [first, second] = await screen.findAllByRole('button', { name: 'Try again' });
  isOffline = false;
  if (first) await user.click(first);
  await screen.findByText('12 reservations');
  if (second) await user.click(second);
  expect(await screen.findAllByText('12 reservations')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(3);
});
