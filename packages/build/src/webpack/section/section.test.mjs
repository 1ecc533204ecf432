import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../app-folder.mjs';
import { pageChunkName } from './section.mjs';

const takes = ['@courtyard/ui', '@courtyard/ui/forms', '@courtyard/ui/data', '@courtyard/common'];

/** Writes a section of so many pages, each of which takes something else from the host. */
function writeSection(dir, pages) {
  const paths = Array.from({ length: pages }, (_, index) => `/thing-${index}`);
  const write = (file, text) => writeFileSync(join(dir, file), text);
  mkdirSync(join(dir, 'src'), { recursive: true });
  write('package.json', JSON.stringify({ name: '@courtyard/things', version: '1.2.0', type: 'module' }));
  write(
    'section.json',
    JSON.stringify({
      id: 'things',
      title: 'Things',
      basePath: '/things',
      contract: '^1.0.0',
      menu: { id: 'things', title: 'Things', type: 'item', url: '/things' },
      routes: paths.map((path) => ({ path, title: path })),
      slots: ['beds', 'my-beds', 'vendor-beds'].map((id) => ({
        slot: 'dashboard.card/v1',
        id,
        title: id,
        width: 4,
        height: 20,
      })),
      permissions: {},
    }),
  );
  for (const [index, path] of paths.entries()) {
    const name = takes[index % takes.length];
    write(
      `src${path}.tsx`,
      `import * as taken from '${name}'; export default () => <p>{${index}}{Object.keys(taken)}</p>;`,
    );
  }
  const page = (path) =>
    `{ path: '${path}', Component: lazy(() => import(/* webpackChunkName: "${pageChunkName(path)}" */ '.${path}')) }`;
  write(
    'src/routes.tsx',
    `import { lazy } from 'react'; export const routes = [${paths.map(page).join(',')}];`,
  );
  write(
    'src/beds.tsx',
    "import * as taken from '@courtyard/ui/data'; export const Beds = () => <p>{Object.keys(taken)}</p>;",
  );
  write('src/vendor-beds.tsx', 'export const VendorBeds = () => <p>Beds of vendors</p>;');
  write('src/my-beds.tsx', 'export const MyBeds = () => <p>My beds</p>;');
  write(
    'src/slots.tsx',
    "export const slots = { beds: () => import(/* webpackChunkName: \"cards\" */ './beds'), 'my-beds': () => import(/* webpackChunkName: \"my-cards\" */ './my-beds'), 'vendor-beds': () => import(/* webpackChunkName: \"vendor-cards\" */ './vendor-beds') };",
  );
}

const cache = workspaceFolder('apps/host/node_modules/.cache');
let built;

/** What the command that builds sections leaves of some: the bytes of the entry as it is sent, the release, the files, the entry's text. */
function buildSections(...sizes) {
  mkdirSync(cache, { recursive: true });
  const folders = sizes.map((pages) => {
    const dir = mkdtempSync(join(cache, 'section-'));
    writeSection(dir, pages);
    return dir;
  });
  try {
    const program = workspaceFolder('packages/build/bin/webpack.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, ...folders], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.slice(0, 2000));
    return folders.map((dir) => ({
      entryBytes: statSync(join(dir, 'dist/entry.js.br')).size,
      release: JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8')),
      files: readdirSync(join(dir, 'dist')),
      entry: readFileSync(join(dir, 'dist/entry.js'), 'utf8'),
    }));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

beforeAll(() => {
  built = buildSections(4, 60, 4);
});

test('the entry of sixty pages is as small as that of four', () => {
  const [few, many] = built;
  expect(many.files.filter((name) => /^page-.*\.js$/.test(name))).toHaveLength(60);
  expect(many.entryBytes).toBeLessThan(7.5 * 1024);
  expect(many.entryBytes - few.entryBytes).toBeLessThan(32);
});

test('a page says which files and which modules of the host it takes', () => {
  const [{ release, files }] = built;
  expect(release.entry).toBe('entry.js');
  expect(release.pages['/thing-1'].files).toEqual(['page-thing-1.js']);
  expect(release.pages['/thing-1'].shared).toContain('@courtyard/ui/forms');
  expect(release.pages['/thing-1'].shared).not.toContain('@courtyard/ui/data');
  expect(files).toContain('mf-manifest.json');
  const listed = release.assets.map(({ file }) => file);
  expect(listed).toEqual(expect.arrayContaining(['entry.js', 'routes.js', 'slots.js', 'mf-manifest.json']));
});

test('a card says which files it takes: an owner’s and a vendor’s are not in one with those of who manages', () => {
  const [{ release }] = built;
  expect(release.cards).toEqual({
    beds: { files: ['slots.js', 'cards.js'], shared: expect.arrayContaining(['@courtyard/ui/data']) },
    'my-beds': {
      files: ['slots.js', 'my-cards.js'],
      shared: expect.not.arrayContaining(['@courtyard/ui/data']),
    },
    'vendor-beds': {
      files: ['slots.js', 'vendor-cards.js'],
      shared: expect.not.arrayContaining(['@courtyard/ui/data']),
    },
  });
});

test('a container has a name that only the same code has, whatever the version says', () => {
  const [few, many, again] = built;
  expect(few.release.version).toBe(many.release.version);
  expect(few.release.container).toMatch(/^courtyard_things_[\da-f]{8}$/);
  expect(many.release.container).not.toBe(few.release.container);
  expect(again.release.container).toBe(few.release.container);
  expect(few.entry).toContain(`webpackChunk${few.release.container}`);
  expect(few.entry).not.toContain('courtyard_things_00000000');
});
