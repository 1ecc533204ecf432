import fc from 'fast-check';
import { accountPages } from '../../http/static/document.rules';
import { clashesOf, contentHash, faultsOf, isPlainPath, localVersion, overlaps } from './release.rules';
import { declaration, releaseOf } from './section-build.fixture';

describe('what a release says of itself', () => {
  test('a sound one has no fault', () => {
    expect(faultsOf(releaseOf())).toEqual([]);
  });

  test.each([
    [
      'an entry that was not built',
      { release: { entry: 'other.js' } },
      'the entry other.js is not among the assets',
    ],
    ['a version that cannot be compared', { version: 'latest' }, 'version latest is not a semantic version'],
    ['a version with a letter before', { version: 'v1.0.0' }, 'version v1.0.0 is not a semantic version'],
    ['a version with a break', { version: '1.0.0\n' }, 'version 1.0.0\n is not a semantic version'],
    [
      'a version that no folder can be named by',
      { version: `1.0.0+${'a'.repeat(125)}` },
      'the version has more than 128 characters',
    ],
    [
      'a path of the host',
      { declaration: { basePath: '/dashboard' } },
      'the path /dashboard belongs to the host',
    ],
    [
      'a menu entry elsewhere',
      { declaration: { menu: { ...declaration.menu, url: '/people' } } },
      'the menu names /people, which is not below /gardens',
    ],
    [
      'two menu entries of one id',
      {
        declaration: {
          menu: {
            ...declaration.menu,
            children: [{ id: declaration.menu.id, title: 'Beds', type: 'item' as const }],
          },
        },
      },
      `the menu has two entries with the id ${declaration.menu.id}`,
    ],
    [
      'an own place elsewhere',
      {
        declaration: {
          ownPlaces: [
            {
              id: 'my-bed',
              title: 'My bed',
              severalTitle: 'My beds',
              icon: 'home' as const,
              url: '/gardens/beds',
              listUrl: '/people',
            },
          ],
        },
      },
      'the menu names /people, which is not below /gardens',
    ],
    [
      'a permission that it does not declare',
      { declaration: { routes: [{ path: '/beds', title: 'Beds', permission: 'Beds Update' }] } },
      'the permission Beds Update is used and not declared',
    ],
    [
      'a page that was not built',
      { release: { pages: { '/beds': { files: ['gone.js'], shared: [] } } } },
      'gone.js is not among the assets',
    ],
  ])('%s is a fault', (_what, change, fault) => {
    expect(faultsOf(releaseOf(change))).toContain(fault);
  });

  test.each([...Object.keys(accountPages), '/insurance', '/invoices', '/docs/all', '/metrics'])(
    'the path %s is taken',
    (basePath) => {
      const menu = { ...declaration.menu, url: basePath };
      expect(faultsOf(releaseOf({ declaration: { basePath, menu } }))).toContain(
        `the path ${basePath} belongs to the host`,
      );
    },
  );

  test('a file may not leave its folder', () => {
    for (const file of [
      '../up.js',
      '/root.js',
      'a/../../b.js',
      'a//b.js',
      'c:\\d.js',
      '.',
      '',
      'ü.js',
      'a?b.js',
    ]) {
      expect(isPlainPath(file)).toBe(false);
    }
    expect(isPlainPath('chunks/a-1.b_c~d+e.js')).toBe(true);
  });
});

describe('what another section has', () => {
  const people = {
    id: 'people',
    basePath: '/people',
    containers: ['courtyard_people'],
    permissions: ['Members List View'],
  };

  test('a path above or below is taken, one beside it is not', () => {
    const at = (basePath: string) => clashesOf(releaseOf({ declaration: { basePath } }), [people]);
    expect(at('/people')).toHaveLength(1);
    expect(at('/people/gardens')).toHaveLength(1);
    expect(at('/people-gardens')).toEqual([]);
  });

  test('container and permission belong to one', () => {
    const release = releaseOf({
      declaration: { permissions: { 'Beds View': '', 'Members List View': '' } },
      release: { container: 'courtyard_people' },
    });
    expect(clashesOf(release, [people])).toEqual([
      'the container name courtyard_people is taken by the section people',
      'the permission Members List View belongs to the section people',
    ]);
  });

  test('a section does not clash with itself', () => {
    const earlier = {
      id: 'gardens',
      basePath: '/gardens',
      containers: ['courtyard_gardens'],
      permissions: ['Beds View'],
    };
    expect(clashesOf(releaseOf(), [earlier])).toEqual([]);
  });
});

test('overlapping is mutual, and a path overlaps itself', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(
      path,
      path,
      (a, b) => overlaps(a, b) === overlaps(b, a) && overlaps(a, a) && overlaps(a, `${a}/c`),
    ),
  );
});

test('the content names a release: not its version, but every file', () => {
  const release = releaseOf();
  expect(contentHash(releaseOf({ version: '9.9.9' }))).toBe(contentHash(release));
  expect(contentHash({ ...release, assets: release.assets.toReversed() })).toBe(contentHash(release));
  const changed = releaseOf({ files: { 'entry.1a2b.js': 'other();', 'routes.3c4d.js': 'routes();' } });
  expect(contentHash(changed)).not.toBe(contentHash(release));
  expect(localVersion(release)).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
});
