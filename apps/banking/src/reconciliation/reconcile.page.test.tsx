import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lineOf, reconciliationId, reconciliationOf } from './reconciliation.fixture';
import { ReconcilePage } from './reconcile.page';

const clear = 'POST /api/v1/reconciliations/:reconciliationId/clear';
const finish = 'POST /api/v1/reconciliations/:reconciliationId/finish';
const linesCall = 'GET /api/v1/reconciliations/:reconciliationId/lines';
const total = 10_000;

// A window of a browser: jsdom lays nothing out.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
});
afterEach(() => jest.useRealTimers());

const open = pageOpener({
  page: <ReconcilePage />,
  path: `/banking-reports/bank-accounts/reconcile?id=${reconciliationId}`,
  pattern: '/banking-reports/bank-accounts/reconcile',
  permissions: ['Banks List View', 'Bank Reconcile'],
  answers: {
    'GET /api/v1/reconciliations/:reconciliationId': () => ({ data: reconciliationOf() }),
    'GET /api/v1/reconciliations/:reconciliationId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [linesCall]: () => ({ data: { total, lines: Array.from({ length: 200 }, (_, at) => lineOf(at + 1)) } }),
    [clear]: () => ({ data: { clearedLines: 2, clearedMinor: 500, differenceMinor: 0, version: 2 } }),
    [finish]: () => ({ data: reconciliationOf({ status: 'finished' }) }),
  },
  wrap: withUi,
});

const press = (list: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(list, { key });
};
const difference = () => screen.getByText('Difference').parentElement;

test('of 10,000 lines only those in sight are drawn; arrow keys and Space clear them, and the difference follows at once', async () => {
  const { user, calls } = open();
  const list = await screen.findByRole('listbox', { name: 'Lines in the books' });
  const options = await within(list).findAllByRole('option');
  expect(options.length).toBeLessThan(60);
  expect(options[0]).toHaveAttribute('aria-setsize', String(total));
  await waitFor(() => expect(within(list).getByText('Payer 1')).toBeInTheDocument());
  expect(difference()).toHaveTextContent('$5.00');
  act(() => list.focus());
  // Ticks are sent after a while: not before the test lets it pass, however slow the machine is.
  jest.useFakeTimers();
  press(list, ' ', 'ArrowDown', ' ');
  expect(difference()).toHaveTextContent('$4.97');
  expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
  // Taken off and cleared again before anything was sent: one call, of what it came to.
  press(list, ' ', ' ');
  expect(difference()).toHaveTextContent('$4.97');
  await act(async () => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  await waitFor(() => expect(calls.filter(({ name }) => name === clear)).toHaveLength(1));
  expect(calls.find(({ name }) => name === clear)?.body).toMatchObject({
    cleared: [
      { entryId: lineOf(1).entryId, line: 1 },
      { entryId: lineOf(2).entryId, line: 1 },
    ],
    uncleared: [],
  });
  await waitFor(() => expect(difference()).toHaveTextContent('$0.00'));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(calls.find(({ name }) => name === finish)?.body).toEqual({ version: 2 }));
});

test('a finished one is only read; the last one can be undone', async () => {
  const finished = reconciliationOf({
    status: 'finished',
    finishedBy: 'Tess Moreno',
    changedSince: { lines: 1, amountMinor: -300 },
  });
  const { user } = open({
    answers: { 'GET /api/v1/reconciliations/:reconciliationId': () => ({ data: finished }) },
  });
  expect(await screen.findByText(/1 line was posted to this period/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Undo reconciliation' })).toBeVisible();
});

test('a line that is ticked while the answer about another one comes is counted once', async () => {
  let answer: () => void = () => undefined;
  const { user, calls } = open({
    answers: {
      [clear]: () =>
        new Promise((resolve) => {
          const data = { clearedLines: 1, clearedMinor: 1, differenceMinor: 499, version: 2 };
          answer = () => resolve({ data });
        }),
    },
  });
  const list = await screen.findByRole('listbox', { name: 'Lines in the books' });
  await waitFor(() => expect(within(list).getByText('Payer 1')).toBeInTheDocument());
  act(() => list.focus());
  press(list, ' ');
  await waitFor(() => expect(calls.filter(({ name }) => name === clear)).toHaveLength(1));
  press(list, 'ArrowDown');
  // The answer and the next tick come together.
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    press(list, ' ');
  });
  await waitFor(() => expect(difference()).toHaveTextContent('$4.97'));
  await user.keyboard('{ArrowUp} ');
  await waitFor(() => expect(difference()).toHaveTextContent('$4.98'));
});
