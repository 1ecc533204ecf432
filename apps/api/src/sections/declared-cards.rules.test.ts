import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDeclaration } from '@courtyard/contract';
import { orderCards } from '@courtyard/contract/platform/dashboard/card-order.rules';
import type { GrantedRole } from '../platform/auth/permissions/permission-table';
import { packageRoot } from '../platform/core/package-root';
import { sections } from './sections';

const declared = sections.map(({ id }) => {
  const file = readFileSync(join(packageRoot, '..', id, 'section.json'), 'utf8');
  return sectionDeclaration.parse(JSON.parse(file));
});
const registry = {
  sections: declared
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, title, basePath, menu, routes, slots }) => ({
      id,
      title,
      basePath,
      menu,
      routes,
      slots,
      version: '1.0.0',
      channel: 'stable' as const,
      container: id,
      entryUrl: '',
      integrity: '',
      assets: {},
      initial: [],
    })),
};

/** What a person with some of the built-in roles may do; `Project Admin` may do everything. */
function permissionsOf(...roles: (GrantedRole | 'Project Admin')[]): ReadonlySet<string> {
  const granted = sections.flatMap(({ permissions }) => Object.entries(permissions));
  return new Set(
    granted.flatMap(([name, { roles: holders }]) =>
      roles.some((role) => role === 'Project Admin' || holders.includes(role)) ? [name] : [],
    ),
  );
}

const cardsOf = (...roles: Parameters<typeof permissionsOf>) =>
  orderCards(registry, { cards: [] }, permissionsOf(...roles)).map(({ entry }) => entry.id);

const money = ['cash', 'arrears', 'budget-against-actual'];

test('an owner sees first what they owe, then what is theirs', () => {
  expect(cardsOf('Member').slice(0, 8)).toEqual([
    'my-balance',
    'my-properties',
    'my-bookings',
    'my-requests',
    'open-votes',
    'latest-announcements',
    'upcoming-events',
    'next-meetings',
  ]);
});

test('the board sees cash, A/R and the budget before everything else', () => {
  const cards = cardsOf('Board Member');
  expect(cards.slice(0, 3)).toEqual(money);
  expect(cards.indexOf('my-balance')).toBeGreaterThan(cards.indexOf('latest-announcements'));
});

test('who keeps the books begins with the month', () => {
  expect(cardsOf('Treasurer').slice(0, 5)).toEqual(['month-status', 'bills', ...money]);
});

test('who manages begins with what is late and who waits, and then sees the money', () => {
  const cards = cardsOf('Manager');
  expect(cards.slice(0, 5)).toEqual([
    'late-requests',
    'join-requests',
    'booking-requests',
    'open-requests',
    'work-orders',
  ]);
  expect(cards.slice(5, 8)).toEqual(money);
});

test('a vendor sees their work, their bills and their documents', () => {
  expect(cardsOf('Vendor').slice(0, 3)).toEqual(['work-orders', 'vendor-bills', 'vendor-documents']);
});

test('who has several roles begins with the work of each', () => {
  expect(cardsOf('Board Member', 'Treasurer').slice(0, 5)).toEqual(['month-status', 'bills', ...money]);
  expect(cardsOf('Project Admin').slice(0, 9)).toEqual([
    'late-requests',
    'join-requests',
    'booking-requests',
    'open-requests',
    'work-orders',
    'month-status',
    'bills',
    'cash',
    'arrears',
  ]);
  expect(cardsOf('Member', 'Vendor').slice(0, 4)).toEqual([
    'work-orders',
    'vendor-bills',
    'vendor-documents',
    'my-balance',
  ]);
});

test('only who may work for a vendor is offered a vendor’s cards', () => {
  const ofVendor = (...roles: Parameters<typeof permissionsOf>) =>
    cardsOf(...roles).filter((id) => id.startsWith('vendor-'));
  expect(ofVendor('Vendor')).toEqual(['vendor-bills', 'vendor-documents']);
  expect(ofVendor('Member', 'Board Member', 'Manager', 'Treasurer', 'Auditor', 'Tenant')).toEqual([]);
});
