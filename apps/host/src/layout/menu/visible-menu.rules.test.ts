import type { MenuItem } from '@courtyard/contract';
import { itemAt, openedItems, visibleMenu } from './visible-menu.rules';

const menu: MenuItem[] = [
  {
    id: 'group-dashboard',
    title: 'Dashboard',
    type: 'group',
    children: [{ id: 'dashboard', title: 'Dashboard', type: 'item', url: '/dashboard/default' }],
  },
  {
    id: 'people',
    title: 'People',
    type: 'collapse',
    url: '/people',
    children: [
      {
        id: 'members',
        title: 'Members',
        type: 'item',
        url: '/people/members',
        requiredPermission: 'Members List View',
      },
      {
        id: 'roles',
        title: 'Roles',
        type: 'item',
        url: '/people/roles',
        requiredPermission: 'Roles List View',
      },
    ],
  },
  { id: 'help', title: 'Help & Support', type: 'item', url: '/help-support' },
];

const ids = (items: MenuItem[]): unknown[] =>
  items.map((item) => (item.children ? [item.id, ids(item.children)] : item.id));

test('entries without their permission are left out', () => {
  expect(ids(visibleMenu(menu, new Set(['Roles List View'])))).toEqual([
    ['group-dashboard', ['dashboard']],
    ['people', ['roles']],
    'help',
  ]);
});

test('a section with no visible children is left out', () => {
  expect(ids(visibleMenu(menu, new Set()))).toEqual([['group-dashboard', ['dashboard']], 'help']);
});

test('an entry of an unknown type stays, to be shown as an error', () => {
  const odd: MenuItem = JSON.parse('{"id":"x","title":"X","type":"banner"}');
  expect(visibleMenu([odd], new Set())).toEqual([odd]);
});

test('the entries that lead to a path, by the longest url', () => {
  expect(openedItems(menu, { pathname: '/people/members/details' })).toEqual(['people', 'members']);
  expect(openedItems(menu, { pathname: '/people' })).toEqual(['people']);
  expect(openedItems(menu, { pathname: '/people/logs' })).toEqual(['people']);
  expect(openedItems(menu, { pathname: '/help-support' })).toEqual(['help']);
  expect(openedItems(menu, { pathname: '/peoples' })).toEqual([]);
});

test('an entry with a query leads to the page about its own record alone', () => {
  const own: MenuItem = { id: 'my-home', title: 'My home', type: 'item', url: '/people/members/detail?id=7' };
  const withOwn = [own, ...menu];
  const at = (search: string) => openedItems(withOwn, { pathname: '/people/members/detail', search });
  expect(at('?id=7&tab=pets')).toEqual(['my-home']);
  expect(at('?id=8')).toEqual(['people', 'members']);
  expect(at('')).toEqual(['people', 'members']);
});

test('the entry that a trail ends at', () => {
  expect(itemAt(menu, ['people', 'roles'])?.title).toBe('Roles');
  expect(itemAt(menu, ['people'])?.title).toBe('People');
  expect(itemAt(menu, ['people', 'gone'])).toBeUndefined();
  expect(itemAt(menu, [])).toBeUndefined();
});
