import { judgeLines, type KnownLine, type ToldLine } from './duplicates.rules';

const line = (bookedOn: string, amountMinor: number, more: Partial<ToldLine> = {}): ToldLine => ({
  bookedOn,
  amountMinor,
  checkNumber: null,
  bankId: null,
  ...more,
});
const asKnown = (lines: readonly ToldLine[]): KnownLine[] =>
  lines.map((each, place) => ({ ...each, id: `known ${place}` }));

const march = { from: '2026-03-01', until: '2026-03-31' };
const judged = (lines: ToldLine[], there: ToldLine[], { file = march, before = [march] } = {}) =>
  judgeLines(lines, asKnown(there), { file, before }).map(({ verdict }) => verdict);

const twins = [line('2026-03-10', 29_500), line('2026-03-10', 29_500)];

test('two equal deposits of one day are two, and the same file again adds nothing', () => {
  expect(judged(twins, [], { before: [] })).toEqual(['new', 'new']);
  expect(judged(twins, twins)).toEqual(['known', 'known']);
});

test('another format has other ids and no numbers of checks, and tells the same lines', () => {
  const ofx = [
    line('2026-03-05', -12_000, { checkNumber: '1041', bankId: 'A1' }),
    line('2026-03-05', -12_000, { checkNumber: '1042', bankId: 'A2' }),
    ...twins.map((twin, place) => ({ ...twin, bankId: `B${place}` })),
  ];
  const csv = ofx.map((each) => ({ ...each, checkNumber: null, bankId: null }));
  expect(judged(csv, ofx)).toEqual(csv.map(() => 'known'));
  expect(judged(ofx, csv)).toEqual(ofx.map(() => 'known'));
});

test('checks of two numbers are two; leading zeros are none', () => {
  const check = (checkNumber: string) => line('2026-03-05', -12_000, { checkNumber });
  expect(judged([check('1041'), check('1042')], [check('0001041')])).toEqual(['known', 'new']);
});

test('one more of a kind on a day that was told whole is doubtful, on its last day it is new', () => {
  const before = [{ from: '2026-03-01', until: '2026-03-10' }];
  expect(judged(twins, twins.slice(1), { before })).toEqual(['known', 'new']);
  expect(judged(twins, twins.slice(1))).toEqual(['known', 'doubtful']);
  const [one, other] = twins.map((twin, place) => ({ ...twin, bankId: `B${place}` }));
  expect(one && other && judged([one, other], [one])).toEqual(['known', 'new']);
});

test('what is told on another day is doubtful where the file should have told it on its own', () => {
  const was = line('2026-03-08', 5_000);
  expect(judged([line('2026-03-10', 5_000)], [was])).toEqual(['doubtful']);
  expect(judged([line('2026-03-08', 5_000), line('2026-03-10', 5_000)], [was])).toEqual(['known', 'new']);
  const april = { from: '2026-04-01', until: '2026-04-30' };
  expect(judged([line('2026-04-01', 5_000)], [line('2026-03-31', 5_000)], { file: april })).toEqual(['new']);
});

test('the same id with the same amount on another day is doubtful', () => {
  const was = line('2026-02-27', 700, { bankId: 'X' });
  expect(judged([line('2026-03-09', 700, { bankId: 'X' })], [was])).toEqual(['doubtful']);
});

test('ten thousand lines are judged at once', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => line('2026-03-10', 100 + (place % 50)));
  expect(new Set(judged(many, many))).toEqual(new Set(['known']));
});
