import {
  feeInCurrency,
  lateChargeTemplates,
} from '@courtyard/contract/accounting/receivables/collection/late-charge.values';
import { withoutHeldDays } from '../held-days.rules';
import { faultsByLaw, wrongCharges } from './late-charges.rules';

const harsh = {
  lateFee: {
    graceDays: 10,
    fixedMinor: 1001,
    millionths: 100_001,
    of: 'installment' as const,
    capMinor: null,
  },
  interest: { millionthsPerYear: 120_001, fromDays: 29, yearDays: '360' as const },
};
const told = (name: 'california' | 'texas' | 'florida' | 'neutral') =>
  Object.fromEntries(
    Object.entries(faultsByLaw({ ...harsh, name }, 'USD')).map(([field, text]) => [
      field,
      String(text).slice(0, 30),
    ]),
  );

test('terms that cost more than the law which each charge would name are refused at their fields', () => {
  const more = 'This is more than California C';
  const sooner = 'This is sooner than California';
  expect(told('california')).toEqual({
    'lateFee.graceDays': sooner,
    'lateFee.fixedMinor': more,
    'lateFee.millionths': more,
    'lateFee.of': more,
    'interest.millionthsPerYear': more,
    'interest.fromDays': sooner,
    'interest.yearDays': more,
  });
  expect(Object.keys(told('texas'))).toEqual([
    'name',
    'interest.millionthsPerYear',
    'interest.fromDays',
    'interest.yearDays',
  ]);
  expect(Object.keys(told('florida'))).toEqual(['lateFee.millionths', 'interest.yearDays']);
});

test('the templates themselves, what is milder than them, and own terms are taken', () => {
  expect(told('neutral')).toEqual({});
  for (const name of ['california', 'texas', 'florida'] as const)
    expect(faultsByLaw({ name, ...lateChargeTemplates[name] }, 'USD')).toEqual({});
  const { california } = lateChargeTemplates;
  const milder = { ...california.lateFee, graceDays: 20, fixedMinor: 0, millionths: 50_000, capMinor: 5000 };
  expect(faultsByLaw({ name: 'california', lateFee: milder, interest: null }, 'USD')).toEqual({});
  // Without a part it does not matter of what that would be one.
  const fixed = { ...california.lateFee, millionths: 0, of: 'installment' as const };
  expect(faultsByLaw({ name: 'california', lateFee: fixed, interest: null }, 'USD')).toEqual({});
});

test('a fee of a day on which collection was held since before does not stand, one of the first such day does', () => {
  const { california } = lateChargeTemplates;
  const policy = { ...california, name: 'california' as const, version: 'v1', effectiveOn: '2026-01-01' };
  const course = [{ day: '2026-06-01', openMinor: 30_000 }];
  const wrongIf = (held: { from: string; to: string | null }[]) =>
    wrongCharges(
      [policy],
      [
        {
          id: 'installment',
          ledgerId: 'owners',
          propertyId: 'unit',
          name: 'A-1',
          fundId: 'OP',
          memo: null,
          dueOn: '2026-06-01',
          originalMinor: 30_000,
          course,
          drawing: withoutHeldDays(course, held),
          charged: [
            {
              kind: 'late-fee',
              invoiceId: 'fee',
              chargedOn: '2026-06-17',
              throughOn: null,
              countsMinor: 3_000,
              policyVersion: 'v1',
              isTakenBack: false,
            },
          ],
        },
      ],
    );
  expect(wrongIf([])).toEqual([]);
  expect(wrongIf([{ from: '2026-06-18', to: null }])).toEqual([]);
  expect(wrongIf([{ from: '2026-06-17', to: null }])).toEqual([]);
  expect(wrongIf([{ from: '2026-06-16', to: '2026-06-17' }])).toEqual(['fee']);
  expect(wrongIf([{ from: '2026-06-01', to: '2026-06-16' }])).toEqual([]);
});

test('a fee stands when it is paid on its own date, and not when the receipt is dated earlier', () => {
  const policy = {
    name: 'neutral' as const,
    version: 'v1',
    effectiveOn: '2026-01-01',
    lateFee: { graceDays: 12, fixedMinor: 4_000, millionths: 0, of: 'installment' as const, capMinor: null },
    interest: null,
  };
  const billed = { day: '2026-05-20', openMinor: 41_000 };
  const wrongIf = (
    moves: { day: string; openMinor: number }[],
    held: { from: string; to: string | null }[] = [],
  ) => {
    const course = [billed, ...moves];
    return wrongCharges(
      [policy],
      [
        {
          id: 'installment',
          ledgerId: 'owners',
          propertyId: 'unit',
          name: 'B-7',
          fundId: 'OP',
          memo: null,
          dueOn: '2026-06-01',
          originalMinor: 41_000,
          course,
          drawing: withoutHeldDays(course, held),
          charged: [
            {
              kind: 'late-fee',
              invoiceId: 'fee',
              chargedOn: '2026-06-14',
              throughOn: null,
              countsMinor: 4_000,
              policyVersion: 'v1',
              isTakenBack: false,
            },
          ],
        },
      ],
    );
  };
  // In full or in part, or credited, on the fee's date or after it.
  expect(wrongIf([{ day: '2026-06-14', openMinor: 0 }])).toEqual([]);
  expect(wrongIf([{ day: '2026-06-14', openMinor: 20_000 }])).toEqual([]);
  expect(wrongIf([{ day: '2026-06-15', openMinor: 0 }])).toEqual([]);
  // On the last of the grace days.
  expect(wrongIf([{ day: '2026-06-13', openMinor: 0 }])).toEqual(['fee']);
  // A part in time, and the rest on the fee's date.
  expect(
    wrongIf([
      { day: '2026-06-13', openMinor: 1_000 },
      { day: '2026-06-14', openMinor: 0 },
    ]),
  ).toEqual([]);
  // Paid in time, and returned on the fee's date.
  expect(
    wrongIf([
      { day: '2026-06-10', openMinor: 0 },
      { day: '2026-06-14', openMinor: 41_000 },
    ]),
  ).toEqual([]);
  // Collection was held, and it was paid on the fee's date.
  expect(wrongIf([{ day: '2026-06-14', openMinor: 0 }], [{ from: '2026-06-02', to: null }])).toEqual(['fee']);
});

test.each([
  ['USD', 1_000],
  // No minor unit, and one of three digits.
  ['JPY', 1_000],
  ['KWD', 10_000],
])('the fixed fee of California is %s %d and no more', (currency, fixedMinor) => {
  const { lateFee } = lateChargeTemplates.california;
  expect(feeInCurrency(lateFee, currency).fixedMinor).toBe(fixedMinor);
  const charged = (amount: number) =>
    Object.keys(
      faultsByLaw(
        { name: 'california', lateFee: { ...lateFee, fixedMinor: amount }, interest: null },
        currency,
      ),
    );
  expect([charged(fixedMinor), charged(fixedMinor + 1)]).toEqual([[], ['lateFee.fixedMinor']]);
});
