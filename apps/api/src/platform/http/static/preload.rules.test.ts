import type { HostRelease } from '@courtyard/contract';
import { declaration, releaseOf } from '../../registry/release/section-build.fixture';
import { asRegistered } from '../../registry/entries/visible.rules';
import { type AboveCards, isRoute, preloadsFor } from './preload.rules';

const file = (name: string) => ({ file: name, bytes: 1, integrity: `sha384-${name}` });
const host: HostRelease = {
  contract: '1.0.0',
  shared: {},
  assets: ['main.js', 'main.css', 'common.js', 'shell.js', 'dashboard.js', 'ui-data.js', 'ui-charts.js'].map(
    file,
  ),
  entries: {
    main: ['main.js', 'main.css'],
    shell: ['main.js', 'common.js', 'shell.js'],
    dashboard: ['common.js', 'dashboard.js'],
    'ui-data': ['common.js', 'ui-data.js'],
    'ui-charts': ['ui-charts.js'],
  },
};
const release = releaseOf();

interface Above {
  tasks?: number;
  steps?: number;
  seen?: string[];
  layout?: AboveCards['preferences']['dashboard'];
}

/** What stands above the cards of somebody for whom so much waits. */
function above({ tasks = 0, steps = 0, seen = [], layout = { cards: [] } }: Above = {}): AboveCards {
  const step = (at: number) => ({ id: `gardens/${at}`, title: 'Plant', url: '/gardens', isDone: false });
  return {
    preferences: {
      doNotDisturb: false,
      allowNotifications: true,
      language: 'en',
      dateFormat: null,
      dashboard: layout,
      seen,
    },
    tasks: { tasks: [], total: tasks },
    firstSteps: Array.from({ length: steps }, (_, at) => step(at)),
  };
}
const some = new Set(['Beds View']);
const none = new Set<string>();

function preloads(path: string, permissions = some) {
  const registry = { sections: [asRegistered(release, 'stable', permissions)], disabled: [] };
  const known = { registry, releases: new Map([['gardens', release]]) };
  return preloadsFor(host, { path, permissions, known, above: above() });
}
const urls = (path: string, permissions = some) => preloads(path, permissions).map(({ url }) => url);
const ofHost = (...names: string[]) => names.map((name) => `/assets/host/${name}`);
const ofSection = (...names: string[]) => names.map((name) => `/sections/gardens/1.0.0/${name}`);

test('the dashboard asks for shell, dashboard and the cards, each file once', () => {
  const files = [
    ...ofHost('main.js', 'common.js', 'shell.js', 'dashboard.js', 'ui-charts.js'),
    ...ofSection('entry.1a2b.js', 'slots.7a8b.js'),
  ];
  expect(urls('/')).toEqual(files);
  expect(urls('/dashboard/default')).toEqual(files);
});

test('of the cards only those that stand first are asked for, in the order of who opens the dashboard', () => {
  const card = (id: string, place: number) => ({
    ...declaration.slots[0],
    slot: 'dashboard.card/v1' as const,
    id,
    title: id,
    width: 4,
    height: 20,
    permission: undefined,
    place,
  });
  const releases = new Map(
    [1, 2, 3, 4].map((number) => {
      const id = `gardens-${number}`;
      const slots = [card('beds', number)];
      return [id, releaseOf({ declaration: { id, basePath: `/${id}`, slots } })] as const;
    }),
  );
  const sections = [...releases.values()].map((one) => asRegistered(one, 'stable', none));
  const known = { registry: { sections, disabled: [] }, releases: new Map(releases) };
  const asked = (...cards: { section: string; hidden: boolean }[]) => {
    const layout = { cards: cards.map((one) => ({ ...one, id: 'beds' })) };
    const visit = { path: '/', permissions: none, known, above: above({ layout }) };
    const all = preloadsFor(host, visit).map(({ url }) => url);
    return all.filter((url) => url.includes('slots')).map((url) => url.split('/')[2]);
  };
  expect(asked()).toEqual(['gardens-1', 'gardens-2', 'gardens-3']);
  expect(asked({ section: 'gardens-4', hidden: false }, { section: 'gardens-1', hidden: true })).toEqual([
    'gardens-4',
    'gardens-2',
    'gardens-3',
  ]);
});

test.each([
  { tasks: 7, steps: 0, isAsked: true },
  { tasks: 0, steps: 6, isAsked: true },
  { tasks: 7, steps: 6, isAsked: false },
  { tasks: 40, steps: 14, isAsked: false },
  { tasks: 40, steps: 14, seen: ['first-steps'], isAsked: true },
])(
  'cards that stand below the window are not asked for: $tasks tasks, $steps steps',
  ({ isAsked, ...waits }) => {
    const registry = { sections: [asRegistered(release, 'stable', some)], disabled: [] };
    const known = { registry, releases: new Map([['gardens', release]]) };
    const visit = { path: '/', permissions: some, known, above: above(waits) };
    const asked = preloadsFor(host, visit).map(({ url }) => url);
    expect(asked.includes('/sections/gardens/1.0.0/slots.7a8b.js')).toBe(isAsked);
  },
);

test('a release from before its cards were told apart asks for none', () => {
  const old = { ...release, cards: undefined };
  const registry = { sections: [asRegistered(old, 'stable', some)], disabled: [] };
  const known = { registry, releases: new Map([['gardens', old]]) };
  const visit = { path: '/', permissions: some, known, above: above() };
  expect(preloadsFor(host, visit).filter(({ url }) => url.includes('/sections/'))).toEqual([]);
});

test('a person without cards asks for none', () => {
  expect(urls('/', none)).toEqual(ofHost('main.js', 'common.js', 'shell.js', 'dashboard.js'));
});

test('the page of a section asks for its own chunk and what that takes from the host, with their hashes', () => {
  expect(urls('/gardens/beds')).toEqual([
    ...ofHost('main.js', 'common.js', 'shell.js', 'ui-data.js'),
    ...ofSection('entry.1a2b.js', 'routes.3c4d.js', 'beds.5e6f.js'),
  ]);
  expect(preloads('/gardens/beds').at(-1)?.integrity).toBe(
    release.assets.find((asset) => asset.file === 'beds.5e6f.js')?.integrity,
  );
  expect(urls('/gardens')).toEqual([
    ...ofHost('main.js', 'common.js', 'shell.js'),
    ...ofSection('entry.1a2b.js', 'routes.3c4d.js'),
  ]);
});

test('nothing of a page that the person is refused, or of one beside the section', () => {
  expect(urls('/gardens/beds', none)).toEqual(ofHost('main.js', 'common.js', 'shell.js'));
  expect(urls('/gardens-of-others')).toEqual(ofHost('main.js', 'common.js', 'shell.js'));
});

test('nothing for a visitor, and nothing of a host that was not built', () => {
  expect(preloadsFor(host, null)).toEqual([]);
  const registry = { sections: [], disabled: [] };
  const known = { registry, releases: new Map() };
  const visit = { path: '/', permissions: none, known, above: above() };
  expect(preloadsFor(null, visit)).toEqual([]);
});

test.each([
  ['/', '', true],
  ['/beds', '/beds', true],
  ['/beds', '/beds/', true],
  ['/beds', '/beds/7', false],
  ['/beds/:bedId/plants', '/beds/7/plants', true],
  ['/beds/:bedId/plants', '/beds/7', false],
])('the route %s is at %s: %s', (route, path, is) => {
  expect(isRoute(route, path)).toBe(is);
});
