import { agingLine } from './aging-line';
import { paperLabels } from '../paper.labels';
import { remittanceOf } from './remittance';

const sheet = {
  letterhead: {
    name: 'Harbor View',
    address: ['100 Harbor Way', 'Riverton, FL 33578'],
    logo: null,
    color: null,
  },
  size: 'LETTER' as const,
  language: 'en' as const,
  howToPay: null,
  day: (day: string) => day,
  money: (amountMinor: number) => `$${(amountMinor / 100).toFixed(2)}`,
  label: (name: keyof typeof paperLabels) => paperLabels[name].en,
  pageOf: '{page}',
};
const owed = { account: 'Aspen 1', number: 42, dueOn: '2026-12-15', amountMinor: 47_500 };

test('a coupon says whom and what to pay for which account, and nothing is cut off where nothing is owed', () => {
  expect(remittanceOf(sheet, owed)).toEqual({
    title: 'Cut here and return with your payment',
    payable: {
      name: 'Make checks payable to',
      lines: ['Harbor View', '100 Harbor Way', 'Riverton, FL 33578'],
    },
    facts: [
      ['Account', 'Aspen 1'],
      ['Invoice', '42'],
      ['Due', '2026-12-15'],
      ['Amount due', '$475.00'],
    ],
    blanks: ['Check number', 'Amount enclosed'],
  });
  expect(remittanceOf(sheet, { ...owed, number: null, dueOn: null })?.facts).toEqual([
    ['Account', 'Aspen 1'],
    ['Amount due', '$475.00'],
  ]);
  for (const amountMinor of [0, -100]) expect(remittanceOf(sheet, { ...owed, amountMinor })).toBeNull();
});

test('the aging line adds what is open by how long it is overdue', () => {
  const charge = (aging: 'current' | 'to30' | 'over90', openMinor: number) => ({
    itemId: '',
    invoice: null,
    description: 'Dues',
    chargeType: 'regular',
    issuedOn: '2026-01-01',
    dueOn: '2026-01-01',
    aging,
    originalMinor: openMinor,
    openMinor,
  });
  const { columns, rows } = agingLine(sheet, [charge('to30', 100), charge('over90', 50), charge('to30', 25)]);
  expect(columns.map(({ name }) => name)).toEqual([
    'Not due',
    '1–30 days',
    '31–60 days',
    '61–90 days',
    'Over 90 days',
  ]);
  expect(rows).toEqual([['$0.00', '$1.25', '$0.00', '$0.00', '$0.50']]);
});
