import { ApiError, useToasts } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { violationsIn } from '../testing/axe.testing';
import { withUi } from '../testing/testing';
import { useUndo } from './use-undo';

const undo = jest.fn<Promise<void>, []>();
beforeEach(() => {
  undo.mockReset().mockResolvedValue();
  useToasts.setState({ toasts: [] });
});
afterEach(() => jest.useRealTimers());

function Lamp() {
  const done = useUndo();
  return (
    <main>
      <button onClick={() => done({ title: 'Lamp archived', undo, undone: 'Lamp is back' })}>Archive</button>
      <input aria-label="Note" />
    </main>
  );
}
const open = async () => {
  const page = renderPage(<Lamp />, { wrap: withUi });
  await page.user.click(screen.getByRole('button', { name: 'Archive' }));
  return page;
};
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

test('what was done is taken back by a press, which says so and leaves the focus where it was', async () => {
  const { user, container } = await open();
  expect(await violationsIn(container)).toEqual([]);
  act(() => undoButton()?.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Lamp is back')).toBeVisible();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(undoButton()).toBeNull();
  expect(screen.getByRole('button', { name: 'Archive' })).toHaveFocus();
});

test('Ctrl+Z does the same from the page, but not from a text', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Archive' }).focus());
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Lamp is back')).toBeVisible();
});

test('a second press while it runs does nothing', async () => {
  let settle = () => {};
  undo.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  const { user } = await open();
  await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(undoButton()).toHaveAttribute('aria-busy', 'true');
  act(() => settle());
  await waitFor(() => expect(undoButton()).toBeNull());
});

test('what somebody else changed since is left, and that is said', async () => {
  undo.mockRejectedValue(new ApiError({ status: 409, code: 'changed-meanwhile', message: 'Load it again.' }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Couldn’t undo: someone else changed this since/)).toBeVisible();
  expect(undoButton()).toBeNull();
});

test('another refusal is told in its own words', async () => {
  undo.mockRejectedValue(
    new ApiError({ status: 409, code: 'slot-taken', message: 'The time was booked since.' }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Couldn’t undo. The time was booked since.')).toBeVisible();
});

test('where no answer came, Undo stays for another try', async () => {
  undo.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'No connection.' }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Couldn’t undo. Check your connection and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lamp is back')).toBeVisible();
});

test('it stays five seconds, and while it is focused', async () => {
  await open();
  act(() => useToasts.setState({ toasts: [] }));
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Archive' }).click());
  act(() => jest.advanceTimersByTime(4_000));
  act(() => undoButton()?.focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(undoButton()).toBeVisible();
  act(() => undoButton()?.blur());
  act(() => jest.advanceTimersByTime(5_000));
  expect(undoButton()).toBeNull();
});
