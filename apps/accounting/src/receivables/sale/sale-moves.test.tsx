import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SaleMovesCard } from './sale-moves.card';
import { madeMoveOf, undoOf } from './sale.fixture';

const list = 'GET /api/v1/properties/:propertyId/sale-moves';
const undo = 'POST /api/v1/properties/:propertyId/sale-moves/:moveId/undo';
const undone = { on: '2026-11-20', reason: 'The sale fell through', by: 'Maya Okafor' };
const before = madeMoveOf({ id: idOf(842), creditMinor: 0, undone });
const moves = (data = [madeMoveOf(), before]) => ({ data, page: pageOf({ total: data.length }) });

const open = pageOpener({
  page: <SaleMovesCard propertyId={idOf(21)} />,
  permissions: ['Invoice Details View', 'Invoice Create'],
  answers: { [list]: () => moves(), [`${undo}/preview`]: () => ({ data: undoOf() }) },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('what was moved stands there with its entry and by whom, and what became of it', async () => {
  open();
  const [standing, taken] = await screen.findAllByRole('listitem');
  expect(standing).toHaveTextContent(
    /Sam Seller → Bea Buyer.*\$300\.00 of charges · \$20\.00 of credit · by Courtyard · Entry 412/,
  );
  expect(taken).toHaveTextContent(
    /Undone.*\$300\.00 of charges · by Courtyard.*Undone on 11\/20\/2026 by Maya Okafor: The sale fell through/,
  );
  expect(screen.getAllByRole('button', { name: 'Undo transfer' })).toHaveLength(1);
});

test('who only reads undoes nothing', async () => {
  open({ permissions: ['Invoice Details View'] });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where nothing was moved nothing is said', async () => {
  const { calls } = open({ answers: { [list]: () => moves([]) } });
  await waitFor(() => expect(calls.some(({ name }) => name === list)).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Transfers to buyers' })).not.toBeInTheDocument();
});

test('what undoing does is said before, and it is sent with its day and reason', async () => {
  let all = [madeMoveOf()];
  const { user, sent } = open({
    answers: {
      [list]: () => moves(all),
      [undo]: () => {
        all = [madeMoveOf({ undone })];
        return { data: all[0] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the transfer to Bea Buyer' }));
  expect(await dialog.findByText(/^\$300\.00 of charges returns to Sam Seller/)).toBeVisible();
  expect(dialog.getByText('$20.00 of credit returns to Sam Seller.')).toBeVisible();
  expect(dialog.getByText('Invoice 1042 is open again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo transfer' }));
  expect(sent(undo)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The sale fell through');
  await user.click(dialog.getByRole('button', { name: 'Undo transfer' }));
  expect(await screen.findByText('Balance returned to Sam Seller')).toBeVisible();
  expect(sent(undo)).toEqual([{ on: '2026-12-01', reason: 'The sale fell through' }]);
  expect(await screen.findByText(/^Undone on 11\/20\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo transfer' })).not.toBeInTheDocument();
});

test('what has to be taken back first is said as soon as the dialog opens', async () => {
  const detail = 'Payment 7 was applied to the transferred balance. Void it first, then undo the transfer.';
  const { user } = open({
    answers: { [`${undo}/preview`]: () => problemOf(409, 'move-used', { detail }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(detail)).toBeVisible();
});
