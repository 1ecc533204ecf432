import { findDestinations, menuDestinations, withoutRepeats } from './destinations.rules';

const list = [
  { title: 'My home', place: 'Elm 4', url: '/p?id=4' },
  { title: 'Common areas', place: 'Properties', url: '/areas' },
  { title: 'Áreas comunes', url: '/areas-es' },
  { title: 'Language', place: 'Account settings', url: '/myprofile#language' },
];
const found = (written: string) => findDestinations(list, written, 3).map(({ url }) => url);

test('every word is found in title or place, without accents and case', () => {
  expect(found('areas')).toEqual(['/areas-es', '/areas']);
  expect(found('account lang')).toEqual(['/myprofile#language']);
  expect(found('elm')).toEqual(['/p?id=4']);
  expect(found('elm language')).toEqual([]);
  expect(found('’areas')).toEqual(['/areas-es', '/areas']);
  expect([found('  '), found(' ’ ')]).toEqual([[], []]);
});

test('no more than asked for', () => {
  expect(findDestinations(list, 'a', 2)).toHaveLength(2);
});

test('entries of a menu are named with their section, and each address is there once', () => {
  const menu = menuDestinations([
    {
      id: 's',
      title: 'Section',
      type: 'collapse',
      url: '/s',
      children: [
        { id: 'a', title: 'A', type: 'item', url: '/s/a' },
        { id: 'b', title: 'B', type: 'item', url: '/s/a' },
        {
          id: 'g',
          title: 'Group',
          type: 'group',
          children: [{ id: 'c', title: 'C', type: 'item', url: '/s/c' }],
        },
      ],
    },
    { id: 'none', title: 'Without a page', type: 'collapse', children: [] },
  ]);
  expect(withoutRepeats(menu)).toEqual([
    { title: 'Section', place: undefined, url: '/s' },
    { title: 'A', place: 'Section', url: '/s/a' },
    { title: 'C', place: 'Section · Group', url: '/s/c' },
  ]);
});
