import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionDeclaration, type SectionRelease } from '@courtyard/contract';

export const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const declaration = sectionDeclaration.parse({
  id: 'gardens',
  title: 'Gardens',
  basePath: '/gardens',
  contract: '^1.0.0',
  menu: {
    id: 'gardens',
    title: 'Gardens',
    titles: { es: 'Jardines' },
    type: 'collapse',
    children: [
      { id: 'beds', title: 'Beds', type: 'item', url: '/gardens/beds', requiredPermission: 'Beds View' },
      { id: 'rules', title: 'Rules', type: 'item', url: '/gardens/rules' },
    ],
  },
  routes: [
    { path: '/', title: 'Gardens' },
    { path: '/beds', title: 'Beds', permission: 'Beds View' },
  ],
  slots: [{ slot: 'dashboard.card/v1', id: 'beds', title: 'Beds', permission: 'Beds View' }],
  permissions: { 'Beds View': 'See the garden beds' },
});

export interface Change {
  version?: string;
  declaration?: Partial<SectionRelease['declaration']>;
  release?: Partial<SectionRelease>;
  /** Contents of the built files by name. */
  files?: Record<string, string>;
}

export const builtFiles = {
  'entry.1a2b.js': 'entry();',
  'routes.3c4d.js': 'routes();',
  'beds.5e6f.js': 'beds();',
  'slots.7a8b.js': 'slots();',
  'garden.svg': '<svg/>',
};

/** What the page and the card of the small section ask for. */
const parts = {
  pages: { '/beds': { files: ['beds.5e6f.js'], shared: ['react', '@courtyard/ui/data'] } },
  cards: { beds: { files: ['slots.7a8b.js'], shared: ['@courtyard/ui/charts'] } },
};

/** A release as the build of a small section writes it. */
export function releaseOf(change: Change = {}): SectionRelease {
  const files = Object.entries(change.files ?? builtFiles);
  return {
    declaration: { ...declaration, ...change.declaration },
    version: change.version ?? '1.0.0',
    container: 'courtyard_gardens',
    entry: 'entry.1a2b.js',
    initial: ['entry.1a2b.js', 'routes.3c4d.js'],
    ...(change.files ? { pages: {} } : parts),
    assets: files.map(([file, content]) => ({
      file,
      bytes: content.length,
      integrity: integrityOf(content),
    })),
    shared: { react: '19.3.1' },
    uses: { exports: {}, calls: {}, shapes: [] },
    ...change.release,
  };
}

/** Writes that build to a folder of its own, or into `folder`. */
export async function buildSection(change: Change = {}, folder?: string): Promise<string> {
  const target = folder ?? (await mkdtemp(join(tmpdir(), 'courtyard-section-')));
  await mkdir(target, { recursive: true });
  for (const [file, content] of Object.entries(change.files ?? builtFiles)) {
    await writeFile(join(target, file), content);
  }
  await writeFile(join(target, 'release.json'), JSON.stringify(releaseOf(change)));
  return target;
}
