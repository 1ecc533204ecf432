import { idOf, pageOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { type BankRule, bankRule } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf } from '../../parts/chart/chart.fixture';
import { summaryOf } from '../bank-transaction.fixture';
import { BankRulesPage } from './rules.page';

const ruleOf = (part: Partial<BankRule> = {}): BankRule =>
  sampleOf(bankRule, {
    id: idOf(900),
    position: 1,
    version: 2,
    name: 'Bank fees',
    direction: 'out',
    contains: 'service fee',
    account: { id: idOf(41), code: '5060', name: 'Bank charges' },
    effect: 'suggest',
    updatedAt: '2026-06-12T15:00:00Z',
    updatedBy: 'Maya Okafor',
    used: 14,
    ...part,
  });
const create = 'POST /api/v1/bank-rules';
const order = 'POST /api/v1/bank-rules/order';
const rules = [ruleOf(), ruleOf({ id: idOf(901), position: 2, name: 'Interest' })];
const open = pageOpener({
  page: <BankRulesPage />,
  permissions: ['Bank Transactions View', 'Bank Transaction Match'],
  wrap: withUi,
  answers: {
    'GET /api/v1/bank-rules': () => ({ data: rules, page: pageOf({ total: 2 }) }),
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'POST /api/v1/bank-rules/try': () => ({
      data: { count: 14, sumMinor: -21_000, examples: [summaryOf()] },
    }),
    [create]: () => Response.json({ data: ruleOf() }, { status: 201 }),
    [order]: () => ({ data: rules, page: pageOf({ total: 2 }) }),
  },
});

test('a rule is tried while it is written, and kept', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add rule' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Dues');
  await user.type(dialog.getByRole('textbox', { name: /^Text contains/ }), 'dues');
  expect(await dialog.findByText(/Matches 14 unmatched lines/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Account/ }));
  await user.click(await screen.findByRole('option', { name: /4000/ }));
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(sent(create)).toEqual([
      expect.objectContaining({ name: 'Dues', contains: 'dues', accountId: idOf(40) }),
    ]),
  );
});

test('the order is changed by keys, and says what each rule did', async () => {
  const { user, sent } = open();
  expect((await screen.findAllByText(/matched 14 lines/))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move Bank fees down' }));
  await waitFor(() => expect(sent(order)).toEqual([{ ruleIds: [idOf(901), idOf(900)] }]));
});

test('one rule alone has no order', async () => {
  open({ answers: { 'GET /api/v1/bank-rules': () => ({ data: [ruleOf()], page: pageOf({ total: 1 }) }) } });
  expect(await screen.findByRole('button', { name: 'Add rule' })).toBeVisible();
  expect(await screen.findByText('Bank fees')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});
