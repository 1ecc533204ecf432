import type { MenuItem } from '@courtyard/contract';
import { openedItems, visibleMenu } from './visible-menu.rules';

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
  expect(openedItems(menu, '/people/members/details')).toEqual(['people', 'members']);
  expect(openedItems(menu, '/people')).toEqual(['people']);
  expect(openedItems(menu, '/people/logs')).toEqual(['people']);
  expect(openedItems(menu, '/help-support')).toEqual(['help']);
  expect(openedItems(menu, '/peoples')).toEqual([]);
});
