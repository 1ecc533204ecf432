import fc from 'fast-check';
import { countGroups, medianOf, type ReportPart } from './report-groups.rules';

const partOf = (
  rows: readonly { key: string | null; at?: number; since?: number; resolved?: number }[],
): ReportPart => ({
  kinds: rows.map(({ key }) => key ?? ''),
  categories: [],
  propertyIds: rows.map(({ key }) => key),
  vendorIds: new Map(),
  createdAt: Float64Array.from(rows, ({ at, since }) => at ?? since ?? 0),
  openSince: Float64Array.from(rows, ({ since }) => since ?? NaN),
  lateAt: Float64Array.from(rows, ({ since }) => (since === undefined ? NaN : since + 50)),
  respondedSeconds: Float64Array.from(rows, () => NaN),
  resolvedSeconds: Float64Array.from(rows, ({ resolved }) => resolved ?? NaN),
});

const period = { begin: new Date('1970-01-01'), end: new Date('1970-01-03') };

test('a median is the middle one, or the mean of the two in the middle', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([7])).toBe(7);
  expect(medianOf([10, 9, 100])).toBe(10);
  expect(medianOf([1, 100, 3, 2])).toBe(2.5);
});

test('a median is that of the values in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }))),
      (values) => {
        const half = (values.length - 1) / 2;
        const sorted = values.toSorted((one, other) => one - other);
        const [lower, upper] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
        const expected = lower === undefined || upper === undefined ? null : (lower + upper) / 2;
        expect((medianOf(values) ?? NaN) + 0).toBe((expected ?? NaN) + 0);
      },
    ),
  );
});

test('parts are counted together, the most first, and those without a key after as many with one', () => {
  const parts = [
    partOf([{ key: 'b', since: 0 }, { key: null, resolved: 5400 }, { key: 'a' }]),
    partOf([
      { key: 'b', since: 86_400, resolved: 7200 },
      { key: 'c', since: 0 },
      { key: 'c', since: 90 },
    ]),
  ];
  const counted = countGroups(
    { parts, period },
    ({ propertyIds }, place) => [propertyIds[place] ?? null],
    100,
  );
  expect(counted.map(({ key, requests, open, late }) => [key, requests, open, late])).toEqual([
    ['b', 2, 2, 1],
    ['c', 2, 2, 1],
    ['a', 1, 0, 0],
    [null, 1, 0, 0],
  ]);
  expect(counted[0]).toMatchObject({ ageDays: -0.5, respondHours: null, resolveHours: 2 });
  expect(counted[3]).toMatchObject({ ageDays: null, resolveHours: 1.5 });
});

test('a request is counted for each of its keys', () => {
  const counted = countGroups(
    { parts: [partOf([{ key: 'a' }, { key: 'b' }])], period },
    () => ['one', 'two'],
    0,
  );
  expect(counted.map(({ key, requests }) => [key, requests])).toEqual([
    ['one', 2],
    ['two', 2],
  ]);
});

test('of a month only what was reported in the period is counted, from its first moment to before its end', () => {
  const [begin, end] = [period.begin.getTime() / 1000, period.end.getTime() / 1000];
  const moments = { before: begin - 0.001, first: begin, last: end - 0.000001, after: end };
  const parts = [partOf(Object.entries(moments).map(([key, at]) => ({ key, at })))];
  const counted = countGroups({ parts, period }, ({ kinds }, place) => [kinds[place] ?? null], 0);
  expect(counted.map(({ key }) => key)).toEqual(['first', 'last']);
});
