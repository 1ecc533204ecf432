import type { TaxedAccount } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import fc from 'fast-check';
import { taxTestsOf } from './tax-test.rules';

type Tag = TaxedAccount['taxTag'];

const account = (type: TaxedAccount['type'], taxTag: Tag, amountMinor: number): TaxedAccount => ({
  id: '00000000-0000-7000-8000-000000000001',
  code: '4010',
  name: 'Some',
  type,
  taxTag,
  amountMinor,
});
const income = (taxTag: Tag, amountMinor: number) => account('income', taxTag, amountMinor);
const expense = (taxTag: Tag, amountMinor: number) => account('expense', taxTag, amountMinor);

test.each([
  ['exactly 60%', [income('exempt-function', 60), income('non-exempt', 40)], 600_000, 'met'],
  ['a cent less', [income('exempt-function', 5999), income('non-exempt', 4001)], 599_900, 'not-met'],
  ['what is no gross income', [income('exempt-function', 1), income('not-income', 99)], 1_000_000, 'met'],
  ['nothing', [], null, 'nothing'],
  ['more given back than earned', [income('exempt-function', -5)], null, 'nothing'],
  ['enough whatever is not tagged', [income('exempt-function', 70), income(null, 30)], 700_000, 'met'],
  ['what depends on a tag', [income('exempt-function', 50), income(null, 50)], 500_000, 'open'],
  [
    'sums of what is not tagged that hide each other',
    [income('exempt-function', 60), income('non-exempt', 40), income(null, 50), income(null, -50)],
    600_000,
    'open',
  ],
  ['too little whatever is not tagged', [income('non-exempt', 90), income(null, 10)], 0, 'not-met'],
] as const)('60%% of income: %s', (_, given, share, verdict) => {
  expect(taxTestsOf(given).income).toMatchObject({ share, verdict });
});

test.each([
  ['exactly 90%', [expense('property', 50), expense('property-direct', 40), expense('other', 10)], 'met'],
  ['a cent less', [expense('property', 8999), expense('other-direct', 1001)], 'not-met'],
  ['what was not spent', [expense('property', 9), expense('other', 1), expense('not-spent', 500)], 'met'],
] as const)('90%% of expenditures: %s', (_, given, verdict) => {
  expect(taxTestsOf(given).expenses.verdict).toBe(verdict);
});

test('what is taxed is other income less what is directly connected with it and $100, and never below zero', () => {
  const given = [
    income('exempt-function', 900_000),
    income('non-exempt', 50_000),
    income(null, 7000),
    expense('property', 300_000),
    expense('property-direct', 4000),
    expense('other-direct', 1000),
  ];
  expect(taxTestsOf(given).taxable).toEqual({
    incomeMinor: 50_000,
    directMinor: 5000,
    deductionMinor: 10_000,
    taxableMinor: 35_000,
  });
  expect(taxTestsOf([income('non-exempt', 9999)]).taxable.taxableMinor).toBe(0);
});

test('whatever there is, tagging what was not tagged turns no test that is met or is not', () => {
  const row = fc.record({
    taxTag: fc.constantFrom(null, 'exempt-function' as const, 'non-exempt' as const, 'not-income' as const),
    amountMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    chosen: fc.constantFrom('exempt-function' as const, 'non-exempt' as const, 'not-income' as const),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const given = rows.map(({ taxTag, amountMinor }) => income(taxTag, amountMinor));
      const before = taxTestsOf(given).income.verdict;
      const tagged = rows.map(({ taxTag, chosen, amountMinor }) => income(taxTag ?? chosen, amountMinor));
      const after = taxTestsOf(tagged).income.verdict;
      // Where nothing is left to compare, nothing is said.
      fc.pre(before !== 'nothing' && after !== 'nothing');
      expect(before === 'open' ? ['met', 'not-met'] : [before]).toContain(after);
    }),
  );
});
