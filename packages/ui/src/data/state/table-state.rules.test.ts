import { readTableState, writeTableState } from './table-state.rules';

const shape = {
  sort: ['number', 'building'],
  filters: { status: ['occupied', 'vacant'], buildingId: 'reference' },
  defaultSort: 'number',
} as const;

const read = (query: string, prefix?: string) => readTableState(new URLSearchParams(query), shape, prefix);

test('an empty address is the table as it comes', () => {
  expect(read('')).toEqual({
    search: '',
    sort: 'number',
    cursor: undefined,
    limit: 50,
    columns: undefined,
    density: 'comfortable',
    widths: {},
    totals: false,
    view: 'table',
    filters: { status: [], buildingId: [] },
    saved: undefined,
  });
});

test('everything that the person set is read back', () => {
  const state = read(
    'search=oak&sort=-building&cursor=abc&limit=100&columns=number,status&view=cards&status=vacant&buildingId=7',
  );
  expect(state).toMatchObject({
    search: 'oak',
    sort: '-building',
    cursor: 'abc',
    limit: 100,
    columns: ['number', 'status'],
    view: 'cards',
  });
  expect(state.filters).toEqual({ status: ['vacant'], buildingId: ['7'] });
});

test('what the table does not offer counts as not set', () => {
  expect(read('sort=-owner&limit=7&status=haunted')).toMatchObject({
    sort: 'number',
    limit: 50,
    filters: { status: [] },
  });
});

test('a change keeps the rest of the address and drops what is empty', () => {
  const before = new URLSearchParams('tab=list&search=oak&cursor=abc');
  const after = writeTableState(before, { search: '', cursor: undefined, status: ['occupied', 'vacant'] });
  expect(after.toString()).toBe('tab=list&status=occupied&status=vacant');
  expect(before.get('search')).toBe('oak');
});

test('a prefix keeps two tables of one page apart', () => {
  const address = writeTableState(new URLSearchParams('search=oak'), { search: 'elm' }, 'cars');
  expect(readTableState(address, shape, 'cars').search).toBe('elm');
  expect(readTableState(address, shape).search).toBe('oak');
});
