import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf } from '../../parts/chart/chart.fixture';
import { bookedOf, lineOf, suggestionOf } from '../bank-transaction.fixture';
import { BankTransactionPage } from './transaction.page';

const read = 'GET /api/v1/bank-transactions/:bankTransactionId';
const match = 'POST /api/v1/bank-transactions/match';
const matched = lineOf({
  state: 'matched',
  match: {
    id: idOf(820),
    how: 'suggestion',
    rule: null,
    by: 'Maya Okafor',
    at: '2026-06-12T15:00:00Z',
    transactions: [],
    lines: [bookedOf()],
    entryId: null,
  },
});
const open = pageOpener({
  page: <BankTransactionPage />,
  path: `/accounting/transactions/details?id=${idOf(800)}`,
  permissions: ['Bank Transactions View', 'Bank Transaction Match'],
  wrap: withUi,
  answers: {
    [read]: () => ({ data: lineOf() }),
    [match]: () => ({ data: [matched] }),
    'GET /api/v1/bank-transactions/:bankTransactionId/suggestions': () => ({
      data: [
        suggestionOf(),
        suggestionOf({ lines: [bookedOf({ entryId: idOf(701), no: 42 })], reasons: ['far-day'] }),
      ],
    }),
    'GET /api/v1/bank-transactions/:bankTransactionId/candidates': () => ({
      data: {
        lines: [
          bookedOf({ amountMinor: 20_000 }),
          bookedOf({ entryId: idOf(702), no: 43, amountMinor: 9_500, memo: '#1032', reference: '1032' }),
        ],
        hasMore: false,
      },
    }),
    'GET /api/v1/bank-transactions/:bankTransactionId/history': () => ({
      data: [],
      page: pageOf({ total: 0 }),
    }),
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
  },
});

test('the first suggestion says why, and the key A accepts it', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Same check number')).toBeVisible();
  expect(screen.getAllByText('1 day apart')[0]).toBeVisible();
  await user.keyboard('a');
  await waitFor(() => expect(sent(match)).toHaveLength(1));
  expect(sent(match)[0]).toMatchObject({
    transactionIds: [idOf(800)],
    lines: [{ entryId: idOf(700), line: 1 }],
    how: 'suggestion',
  });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('what stands below the suggestions comes with them, and is not pushed down by them', async () => {
  let answer: (suggestions: object) => void = () => undefined;
  const asked = 'GET /api/v1/bank-transactions/:bankTransactionId/suggestions';
  const { sent } = open({ answers: { [asked]: () => new Promise<object>((done) => (answer = done)) } });
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Match manually' })).toBeNull();
  answer({ data: [suggestionOf()] });
  expect(await screen.findByRole('heading', { name: 'Match manually' })).toBeVisible();
  expect(screen.getByText('Same check number')).toBeVisible();
});

test('what matched a line goes with it, and the keyboard goes on from there', async () => {
  let line = lineOf();
  const { user } = open({
    answers: {
      [read]: () => ({ data: line }),
      [match]: () => {
        line = matched;
        return { data: [matched] };
      },
    },
  });
  const [first] = await screen.findAllByRole('button', { name: 'Match' });
  first?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Entry 41' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Match' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('several lines are chosen by hand until nothing is left', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Entry 41 / }));
  expect(screen.getByText(/Difference \$95\.00/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Entry 43 · Ana Perez · #1032 · \$95\.00$/ }));
  await user.click(await screen.findByRole('button', { name: 'Match selected' }));
  await waitFor(() =>
    expect(sent(match)).toEqual([
      expect.objectContaining({
        lines: [
          { entryId: idOf(700), line: 1 },
          { entryId: idOf(702), line: 1 },
        ],
      }),
    ]),
  );
});

test('an entry is posted from the line, and what the server refuses stands at its field', async () => {
  const { user, sent } = open({
    answers: {
      [match]: () =>
        problemOf(422, 'validation', { fields: { 'entry.lines.0.accountId': 'This account is archived.' } }),
    },
  });
  await screen.findByText('Same check number');
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post an entry' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Account/ }));
  await user.click(await screen.findByRole('option', { name: /4000/ }));
  await user.click(dialog.getByRole('button', { name: 'Post and match' }));
  expect(await dialog.findByText('This account is archived.')).toBeVisible();
  expect(sent(match)[0]).toMatchObject({
    entry: { lines: [{ accountId: idOf(40), fundId: idOf(30), amountMinor: 29_500 }] },
  });
});

test('a matched line says what it is, and is undone', async () => {
  const undo = 'POST /api/v1/bank-transactions/:bankTransactionId/undo';
  const { user, sent } = open({
    answers: { [read]: () => ({ data: matched }), [undo]: () => ({ data: lineOf() }) },
  });
  expect(await screen.findByRole('link', { name: 'Entry 41' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unmatch' }));
  await waitFor(() => expect(sent(undo)).toHaveLength(1));
});

test('who may only look sees the suggestions and can accept none', async () => {
  const { user, sent } = open({ permissions: ['Bank Transactions View'] });
  expect(await screen.findByText('Same check number')).toBeVisible();
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Match' })).toBeNull();
  expect(sent(match)).toEqual([]);
});
