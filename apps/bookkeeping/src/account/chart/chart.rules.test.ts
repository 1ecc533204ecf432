import { idOf } from '@courtyard/common/testing';
import { accountOf, chartOf, operating, reserve } from '../account.fixture';
import { chartRows, type ChartView, inNormalSide, keysOfHeadings } from './chart.rules';

const view: ChartView = { search: '', hasArchived: false, isWithoutZero: false, closed: new Set() };
const rowsOf = (part: Partial<ChartView> = {}, chart = chartOf()) => chartRows(chart, { ...view, ...part });
const keysOf = (part: Partial<ChartView> = {}) => rowsOf(part).map(({ key }) => key);
const rowOf = (key: string, part: Partial<ChartView> = {}) => rowsOf(part).find((row) => row.key === key);

test.each([
  ['asset', 500, 500],
  ['expense', 500, 500],
  ['liability', -500, 500],
  ['fund-balance', -500, 500],
  ['income', 500, -500],
  ['transfer', -500, 500],
  ['liability', 0, 0],
] as const)('%s: debits less credits of %i are read as %i', (type, balanceMinor, shown) => {
  expect(inNormalSide(type, balanceMinor)).toBe(shown);
});

test('types as in the statements, accounts below their headings; what is archived is left out', () => {
  expect(rowsOf().map(({ key, level }) => `${level} ${key}`)).toEqual([
    '1 asset',
    '2 1000',
    '3 1010',
    '3 1020',
    '2 1200',
    '1 liability',
    '2 2100',
    '1 fund-balance',
    '2 3000',
    '1 income',
    '2 4000',
    '1 expense',
    '2 5000',
  ]);
  expect(keysOf({ hasArchived: true })).toContain('5900');
});

test('a heading and a type have the sums of what is below them, by fund and in all', () => {
  const cash = rowOf('1000');
  expect(cash?.amounts.totalMinor).toBe(200_000);
  expect(cash?.amounts.byFund).toEqual(new Map([[operating.id, 120_000], [reserve.id, 80_000]])); // prettier-ignore
  expect(rowOf('asset')?.amounts.byFund.get(operating.id)).toBe(145_000);
  expect(rowOf('income')?.amounts.totalMinor).toBe(230_000);
});

test('what is below a closed row does not show, and counts all the same', () => {
  const closed = new Set(['1000', 'liability']);
  expect(keysOf({ closed })).not.toContain('1010');
  expect(keysOf({ closed })).not.toContain('2100');
  expect(rowOf('1000', { closed })).toMatchObject({ isOpen: false, amounts: { totalMinor: 200_000 } });
  expect(rowOf('3000')?.isOpen).toBeUndefined();
  expect(keysOf({ closed: new Set(keysOfHeadings(chartOf())) })).toEqual([
    'asset',
    'liability',
    'fund-balance',
    'income',
    'expense',
  ]);
});

test('a search shows what it matches with its headings, below a heading that it matches everything, and opens them', () => {
  const closed = new Set(['asset', '1000']);
  expect(keysOf({ search: 'SAVINGS', closed })).toEqual(['asset', '1000', '1020']);
  expect(keysOf({ search: 'cash' })).toEqual(['asset', '1000', '1010', '1020']);
  expect(keysOf({ search: '12' })).toEqual(['asset', '1200']);
  expect(keysOf({ search: 'no such record' })).toEqual([]);
});

test('accents are no matter', () => {
  const accounts = [accountOf({ name: 'Jardinería' })];
  expect(rowsOf({ search: 'jardineria' }, chartOf({ accounts }))).toHaveLength(2);
});

test('what stands at zero can be left out, but not what its funds hold against each other', () => {
  expect(keysOf({ isWithoutZero: true })).not.toContain('3000');
  expect(keysOf({ isWithoutZero: true })).not.toContain('fund-balance');
  const against = [
    { fundId: operating.id, balanceMinor: 500 },
    { fundId: reserve.id, balanceMinor: -500 },
  ];
  const accounts = [accountOf({ code: '6000', type: 'transfer', balances: against })];
  const [type, row] = rowsOf({ isWithoutZero: true }, chartOf({ accounts }));
  expect([type?.amounts.totalMinor, row?.amounts.totalMinor]).toEqual([0, 0]);
  expect(row?.amounts.byFund.get(operating.id)).toBe(-500);
});

test('an archived account in which something stood on that day shows', () => {
  const accounts = [
    accountOf({
      archivedAt: '2026-11-20T10:00:00Z',
      balances: [{ fundId: operating.id, balanceMinor: 700 }],
    }),
  ];
  expect(rowsOf({}, chartOf({ accounts })).map(({ key }) => key)).toEqual(['asset', '1010']);
});

test('an account whose heading is missing stands below its type', () => {
  const accounts = [accountOf({ parentId: idOf(999) })];
  expect(rowsOf({}, chartOf({ accounts })).map(({ level }) => level)).toEqual([1, 2]);
});

test('a type of which all stands below one heading is that heading', () => {
  const accounts = [
    accountOf({ id: idOf(1), code: '1000', name: 'Assets', isHeading: true }),
    accountOf({ id: idOf(2), parentId: idOf(1) }),
  ];
  expect(rowsOf({}, chartOf({ accounts })).map(({ key, level }) => `${level} ${key}`)).toEqual([
    '1 1000',
    '2 1010',
  ]);
});
