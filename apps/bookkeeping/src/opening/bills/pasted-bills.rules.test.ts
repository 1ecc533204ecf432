import { idOf } from '@courtyard/common/testing';
import { chartOf, operating, reserve } from '../../account/account.fixture';
import { type BillPasteContext, pastedBills } from './pasted-bills.rules';

const context: BillPasteContext = {
  vendors: [{ id: idOf(401), name: 'Elm Landscaping', termsDays: 30 }],
  expenses: chartOf().accounts,
  funds: [operating, reserve],
  day: (text) => (/^\d{4}-/.test(text) ? text : null),
  amountMinor: (text) => (/^-?\d+$/.test(text) ? Number(text) * 100 : null),
};
const read = (...rows: string[][]) => pastedBills(rows.map((cells) => cells.join('\t')).join('\n'), context);

test('a bill and a credit; without a due date the terms of the vendor count; headings are left out', () => {
  expect(
    read(
      ['Vendor', 'Bill', 'Date', 'Due', 'Account', 'Fund', 'Amount'],
      ['elm landscaping', 'G-1', '2026-10-15', '', '5000', 'OP', '250', 'October'],
      ['Elm Landscaping', 'C-1', '2026-10-20', '2026-10-20', '5000 Water', 'Reserve', '-30'],
    ),
  ).toEqual([
    {
      row: 2,
      wrong: [],
      item: {
        vendorId: idOf(401),
        number: 'G-1',
        billedOn: '2026-10-15',
        dueOn: '2026-11-14',
        accountId: idOf(108),
        fundId: operating.id,
        amountMinor: 25_000,
        memo: 'October',
      },
    },
    {
      row: 3,
      wrong: [],
      item: {
        vendorId: idOf(401),
        number: 'C-1',
        billedOn: '2026-10-20',
        dueOn: '2026-10-20',
        accountId: idOf(108),
        fundId: reserve.id,
        amountMinor: -3_000,
        memo: '',
      },
    },
  ]);
});

test('what is not understood is told by row and column, an amount of nothing or in another currency too', () => {
  const whole = ['Elm Landscaping', '1', '2026-10-15', '', '5000', 'OP', '1'];
  const rows = read(whole, ['Nobody', '2', 'soon', 'later', '9', 'X', '0'], [...whole.slice(0, 6), 'CHF 5']);
  expect(rows.map(({ row, wrong }) => [row, wrong.map(({ column }) => column)])).toEqual([
    [1, []],
    [2, ['vendor', 'billedOn', 'dueOn', 'expense', 'fund', 'amount']],
    [3, ['amount']],
  ]);
  expect(rows[1]?.item).toMatchObject({ vendorId: null, dueOn: null, amountMinor: null, number: '2' });
});
