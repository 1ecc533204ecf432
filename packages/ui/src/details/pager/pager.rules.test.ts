import { placeIn, queryAt, pagerOnPage, type Pager, pagerIn } from './pager.rules';

const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
const pager: Pager = {
  list: '/lamps?sort=-name&cursor=second',
  query: { sort: '-name', limit: 3, cursor: 'second' },
  rows,
  page: { previous: 'first', next: 'third', total: 8, firstPosition: 4 },
};

test('within a page one knows both neighbours, and asks for nothing', () => {
  expect(placeIn(pager, 'b')).toMatchObject({
    position: 5,
    total: 8,
    previous: { id: 'a', name: 'A' },
    next: { id: 'c', name: 'C' },
    before: null,
    after: null,
  });
});

test('at the border of a page the one beyond is asked for', () => {
  expect(placeIn(pager, 'a')).toMatchObject({ previous: null, before: 'first', after: null });
  expect(placeIn(pager, 'c')).toMatchObject({ next: null, before: null, after: 'third' });
});

test('the first and the last of all lead no further', () => {
  const whole = { ...pager, page: { previous: null, next: null, total: 3, firstPosition: 1 } };
  expect(placeIn(whole, 'a')).toMatchObject({ position: 1, previous: null, before: null });
  expect(placeIn(whole, 'c')).toMatchObject({ position: 3, next: null, after: null });
});

test('what is not in the list has no place in it', () => {
  expect(placeIn(pager, 'z')).toBeNull();
});

test('over the border the walk goes on with filters, order and the place to come back to', () => {
  const page = { previous: 'second', next: null, total: 8, firstPosition: 7 };
  const data = ['d', 'e'].map((id) => ({ id, name: id.toUpperCase() }));
  const after = pagerOnPage(pager, 'third', { data, page }, ({ name }) => name);
  expect(after.list).toBe('/lamps?sort=-name&cursor=third');
  expect(after.query).toEqual(queryAt(pager, 'third'));
  expect(placeIn(after, 'd')).toMatchObject({ position: 7, next: { id: 'e' }, before: 'second' });
});

test('what the history says otherwise is no walk', () => {
  for (const state of [null, 'pager', {}, { pager: null }, { pager: { rows } }])
    expect(pagerIn(state)).toBeNull();
  expect(pagerIn({ pager })).toBe(pager);
});
