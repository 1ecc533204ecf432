import fc from 'fast-check';
import { type PaidRow, registerRows, thresholdOf, verdictOf } from './tax.rules';

test('the threshold is that of the box and the year', () => {
  const of = (box: Parameters<typeof thresholdOf>[1]) =>
    [2024, 2025, 2026].map((year) => thresholdOf(year, box));
  for (const box of ['nec-1', 'misc-1', 'misc-3'] as const)
    expect(of(box)).toEqual([60_000, 60_000, 200_000]);
  expect(of('misc-2')).toEqual([1000, 1000, 1000]);
  expect(of('misc-10')).toEqual([60_000, 60_000, 60_000]);
});

test.each([
  ['a person above it', 'individual', 'nec-1', 200_000, false, 'due'],
  ['a person a cent below', 'individual', 'nec-1', 199_999, false, 'below'],
  ['a corporation', 'c-corporation', 'nec-1', 900_000, false, 'not-sent'],
  ['an attorney that is a corporation, marked so', 'c-corporation', 'nec-1', 900_000, true, 'due'],
  ['rents of a corporation, marked so', 'c-corporation', 'misc-1', 900_000, true, 'not-sent'],
  ['gross proceeds to a corporation', 's-corporation', 'misc-10', 900_000, false, 'due'],
  ['who never said what they are', null, 'misc-1', 900_000, false, 'due'],
] as const)('%s', (_, taxClass, taxBox, amountMinor, isMarked, verdict) => {
  expect(verdictOf({ taxClass, taxBox, amountMinor }, { isMarked, thresholdMinor: 200_000 })).toBe(verdict);
});

const paid = (given: Partial<PaidRow> & { name?: string }): PaidRow => {
  const { name = 'Dalton Plumbing', ...more } = given;
  return {
    vendor: { id: `id of ${name}`, name },
    legalName: null,
    address: { line1: null, line2: null, city: null, region: null, postalCode: null },
    taxClass: null,
    tin: { kind: 'ssn', lastFour: '4321' },
    w9ReceivedOn: null,
    taxBox: 'nec-1',
    amountMinor: 150_000,
    isMarked: true,
    payee: 'ssn 1',
    ...more,
  };
};

test('two records with one TIN are one payee, compared together; the newest W-9 says who they are', () => {
  const rows = registerRows(
    [
      paid({ name: 'Dalton', w9ReceivedOn: '2024-01-02', taxClass: 'c-corporation', isMarked: false }),
      paid({
        name: 'Dalton Nights',
        w9ReceivedOn: '2026-01-02',
        taxClass: 'individual',
        amountMinor: 50_000,
      }),
      paid({ name: 'Somebody else', payee: 'ein 1' }),
    ],
    2026,
  );
  expect(rows).toMatchObject([
    {
      vendor: { name: 'Dalton Nights' },
      taxClass: 'individual',
      amountMinor: 200_000,
      verdict: 'due',
      records: [
        { name: 'Dalton Nights', amountMinor: 50_000 },
        { name: 'Dalton', amountMinor: 150_000 },
      ],
    },
    { vendor: { name: 'Somebody else' }, amountMinor: 150_000, verdict: 'below' },
  ]);
});

test('records without a TIN stay apart, and so do boxes of one payee', () => {
  const rows = registerRows(
    [
      paid({ name: 'B', payee: null }),
      paid({ name: 'A', payee: null, taxBox: 'misc-10' }),
      paid({ name: 'A', payee: null }),
    ],
    2026,
  );
  expect(rows.map(({ vendor, taxBox, thresholdMinor }) => [vendor.name, taxBox, thresholdMinor])).toEqual([
    ['A', 'nec-1', 200_000],
    ['A', 'misc-10', 60_000],
    ['B', 'nec-1', 200_000],
  ]);
});

test('whatever is one payee, nothing that was paid is lost or counted twice', () => {
  const row = fc.record({
    name: fc.constantFrom('A', 'B', 'C', 'D'),
    payee: fc.constantFrom(null, 'ssn 1', 'ein 1'),
    taxBox: fc.constantFrom('nec-1' as const, 'misc-1' as const, 'misc-2' as const),
    amountMinor: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (given) => {
      const rows = registerRows(given.map(paid), 2026);
      const sum = (of: readonly { amountMinor: number }[]) =>
        of.reduce((all, one) => all + one.amountMinor, 0);
      expect(sum(rows)).toBe(sum(given));
      for (const { records, amountMinor } of rows) expect(sum(records)).toBe(amountMinor);
    }),
  );
});
