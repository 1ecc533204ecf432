import { releaseOf } from '../release/section-build.fixture';
import { asRegistered, visibleMenu } from './visible.rules';
import { integrityOf } from '../release/section-build.fixture';

const none = new Set<string>();
const beds = new Set(['Beds View']);
const { menu } = releaseOf().declaration;

test('an entry without its permission is left out', () => {
  expect(visibleMenu(menu, beds)?.children?.map((item) => item.id)).toEqual(['beds', 'rules']);
  expect(visibleMenu(menu, none)?.children?.map((item) => item.id)).toEqual(['rules']);
});

test('a group of which nothing is left goes too, at any depth', () => {
  const inner = {
    id: 'inner',
    title: 'Inner',
    type: 'collapse' as const,
    children: menu.children?.slice(0, 1),
  };
  const outer = { id: 'outer', title: 'Outer', type: 'group' as const, children: [inner] };
  expect(visibleMenu(outer, none)).toBeNull();
  expect(visibleMenu(outer, beds)).not.toBeNull();
  expect(visibleMenu({ id: 'bare', title: 'Bare', type: 'collapse' }, beds)).toBeNull();
});

test('slots need their permission; guarded routes are all there, so that 403 is not 404', () => {
  const registered = asRegistered(releaseOf(), 'stable', none);
  expect(registered.slots).toEqual([]);
  expect(registered.routes).toHaveLength(2);
  expect(asRegistered(releaseOf(), 'stable', beds).slots).toHaveLength(1);
});

test('files are named by address, with the hash of every script', () => {
  const registered = asRegistered(releaseOf({ version: '1.2.3' }), 'canary', none);
  expect(registered).toMatchObject({
    channel: 'canary',
    entryUrl: '/sections/gardens/1.2.3/entry.1a2b.js',
    integrity: integrityOf('entry();'),
    initial: ['/sections/gardens/1.2.3/entry.1a2b.js', '/sections/gardens/1.2.3/routes.3c4d.js'],
  });
  expect(registered.assets).toEqual({
    '/sections/gardens/1.2.3/routes.3c4d.js': integrityOf('routes();'),
    '/sections/gardens/1.2.3/beds.5e6f.js': integrityOf('beds();'),
    '/sections/gardens/1.2.3/slots.7a8b.js': integrityOf('slots();'),
  });
});
