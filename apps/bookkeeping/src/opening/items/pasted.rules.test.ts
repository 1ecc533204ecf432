import { idOf } from '@courtyard/common/testing';
import { chartOf, operating, reserve } from '../../account/account.fixture';
import { pastedRows, type PasteContext } from './pasted.rules';

const { accounts } = chartOf();
const context: PasteContext = {
  units: [
    { id: idOf(301), name: 'Aspen 101' },
    { id: idOf(302), name: 'Aspen 102' },
  ],
  accounts,
  incomes: accounts,
  defaultIncome: idOf(107),
  funds: [operating, reserve],
  chargeTypeText: (type) => (type === 'late-fee' ? 'Late fee' : type),
  day: (text) => (/^\d{4}-/.test(text) ? text : null),
  amountMinor: (text) => (/^-?\d+$/.test(text) ? Number(text) * 100 : null),
};
const read = (...rows: string[][]) => pastedRows(rows.map((cells) => cells.join('\t')).join('\r\n'), context);
const whole = ['aspen 101', '1200', 'Operating', 'Late fee', '2026-10-01', '2026-10-15', '25', 'October'];

test('units, accounts and funds are found by name or code', () => {
  expect(read(whole)).toEqual([
    {
      row: 1,
      wrong: [],
      item: {
        propertyId: idOf(301),
        accountId: idOf(104),
        fundId: operating.id,
        contraAccountId: idOf(107),
        chargeType: 'late-fee',
        issuedOn: '2026-10-01',
        dueOn: '2026-10-15',
        amountMinor: 2_500,
        memo: 'October',
      },
    },
  ]);
});

test('what is not understood is told by row and column, and left empty', () => {
  const [row] = read(['Aspen 900', '1200', 'OP', 'tip', 'soon', '', '-4']).slice(-1);
  expect(row).toBeUndefined();
  const rows = read(whole, ['Aspen 900', '1200', 'OP', 'tip', 'soon', '', '-4']);
  expect(rows[1]?.row).toBe(2);
  expect(rows[1]?.wrong).toEqual([
    { column: 'chargeType', text: 'tip' },
    { column: 'issuedOn', text: 'soon' },
    { column: 'unit', text: 'Aspen 900' },
    { column: 'amount', text: '-4' },
  ]);
  expect(rows[1]?.item).toMatchObject({ propertyId: null, issuedOn: null, dueOn: null, amountMinor: null });
});

test('a row of headings and empty lines are no items; a day that is due is the day of the charge where none is given', () => {
  const rows = read(
    ['Unit', 'Account', 'Fund'],
    [''],
    ['Aspen 102', '1200', 'RS', '', '2026-09-01', '', '10'],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    row: 3,
    item: { dueOn: '2026-09-01', chargeType: 'regular', memo: '', fundId: reserve.id },
  });
});
