import { isOutgrown, isSet, opened, settingsIn, withoutGoneColumns, withView } from './view.rules';

const shape = {
  sort: ['number', 'building'],
  filters: { status: ['occupied', 'vacant'], built: 'days' },
  defaultSort: 'number',
} as const;
const params = (query: string) => new URLSearchParams(query);
const set = (query: string) => settingsIn(params(query), shape);
const view = { id: 'v1', settings: { status: ['vacant'], sort: ['-building'], widths: ['number:220'] } };

test('a view keeps what departs from the list as it comes, in one order, and not the page one is on', () => {
  expect(set('')).toEqual({});
  expect(set('sort=number&limit=50&cursor=x&saved=v1&other=1')).toEqual({});
  const one =
    'status=vacant&status=occupied&widths=note:90,number:5&columns=number,note&totals=yes&search=oak';
  const other =
    'search=oak&totals=yes&columns=number,note&widths=note:90,number:5&status=occupied&status=vacant';
  expect(set(one)).toEqual({
    search: ['oak'],
    columns: ['number,note'],
    widths: ['note:90,number:64'],
    totals: ['yes'],
    status: ['occupied', 'vacant'],
  });
  expect(JSON.stringify(set(one))).toBe(JSON.stringify(set(other)));
});

test('a list of which nothing is said opens with its view; any word of it is enough not to', () => {
  const start = opened(params('tab=2'), view, shape);
  expect(start.toString()).toBe('tab=2&sort=-building&widths=number%3A220&status=vacant&saved=v1');
  for (const said of ['saved=usual', 'cursor=x', 'status=occupied', 'widths=number:90', 'view=cards']) {
    expect(opened(params(said), view, shape).toString()).toBe(params(said).toString());
  }
  expect(opened(params('units.tab=1'), view, shape, 'units').get('units.saved')).toBe('v1');
});

test('a view takes the place of all that was set, and of nothing else', () => {
  const next = withView(params('tab=2&search=oak&built=this-year&cursor=x&saved=v0'), view, shape);
  expect(next.toString()).toBe('tab=2&sort=-building&widths=number%3A220&status=vacant&saved=v1');
  expect(isSet(view.settings, settingsIn(next, shape), shape)).toBe(true);
  expect(isSet(view.settings, set('status=vacant'), shape)).toBe(false);
});

test('what the list no longer has is left out, and known', () => {
  const columns = ['number', 'note'];
  const old = { status: ['vacant', 'sold'], owner: ['7'], sort: ['rent'] };
  expect(withView(params(''), { id: 'v1', settings: old }, shape).toString()).toBe('status=vacant&saved=v1');
  expect(isOutgrown(view.settings, shape, columns)).toBe(false);
  for (const gone of [
    { status: ['vacant', 'sold'] },
    { owner: ['7'] },
    { sort: ['rent'] },
    { columns: ['number,rent'] },
    { widths: ['rent:90'] },
  ]) {
    expect([gone, isOutgrown({ ...gone }, shape, columns)]).toEqual([gone, true]);
  }
  const settings = { columns: ['rent,note'], widths: ['rent:90'], status: ['vacant'] };
  expect(withoutGoneColumns(settings, columns)).toEqual({ columns: ['note'], status: ['vacant'] });
});
