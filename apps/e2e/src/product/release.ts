import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Product, root } from './product';

/** What a build says of itself in `release.json`, as far as journeys change it. */
interface Release {
  declaration: { id: string; title: string; basePath: string; menu: object };
  version: string;
  /** The build makes it from the content, so that two releases can live in one page. */
  container: string;
  entry: string;
  assets: { file: string; bytes: number; integrity: string }[];
  uses: { exports: Record<string, string[]>; calls: Record<string, { body?: { fields: object } }> };
}

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const asItIs = (script: string) => script;

/**
 * Copies a section's build, lets `edit` change the text of each script and `describe` its `release.json`, and signs it
 * anew as `version`: what a team would publish after a change, made without a second webpack run. Gives the folder.
 */
export function makeRelease(
  section: string,
  version: string,
  edit: (script: string, file: string) => string = asItIs,
  describe: (release: Release) => Release = (release) => release,
): string {
  const folder = mkdtempSync(join(tmpdir(), `courtyard-${section}-`));
  cpSync(join(root, 'apps', section, 'dist'), folder, { recursive: true });
  for (const file of filesBelow(folder)) if (/\.(br|gz|map)$/.test(file)) rmSync(file);
  const description = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(description, 'utf8')) as Release;
  const container = `${release.container}_${version.replaceAll(/\W/g, '_')}`;
  const hashes = new Map<string, string>();
  const scripts = filesBelow(folder).filter((file) => /\.m?js$/.test(file));
  for (const file of scripts) {
    const before = integrityOf(file);
    const script = readFileSync(file, 'utf8').replaceAll(release.container, container);
    writeFileSync(file, edit(script, file));
    hashes.set(before, integrityOf(file));
  }
  // The entry holds the hashes of its chunks: change them there, then take the entry's own.
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8');
    const signed = [...hashes].reduce((all, [before, after]) => all.replaceAll(before, after), text);
    if (signed !== text) writeFileSync(file, signed);
  }
  const kept = new Set(filesBelow(folder).map((file) => relative(folder, file)));
  const assets = release.assets
    .filter(({ file }) => kept.has(file))
    .map(({ file }) => ({
      file,
      bytes: statSync(join(folder, file)).size,
      integrity: integrityOf(join(folder, file)),
    }));
  writeFileSync(description, JSON.stringify(describe({ ...release, version, container, assets })));
  return folder;
}

/** Makes a token that publishes a section; options as on the command line. */
export function publishToken(product: Product, section: string, ...options: string[]): string {
  const { said } = courtyard(product, 'section', 'token', 'create', section, ...options);
  const token = /courtyard_publish_\S+/.exec(said)?.[0];
  if (token === undefined) throw new Error(said);
  return token;
}

/** Sends a release to a product over HTTP, as the machine that built it would. */
export function publishOverHttp(product: Product, folder: string, token: string, ...options: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'courtyard-token-')), 'token');
  writeFileSync(file, token);
  const to = ['--to', product.address('demo'), '--token-file', file];
  return courtyard(product, 'section', 'publish', folder, ...to, ...options);
}

/** Runs the `courtyard` command against a running product's data; gives the exit code and all it printed. */
export function courtyard(product: Product, ...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'apps/api/dist/cli.js'), ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        COURTYARD_DATA_DIR: product.dataDirectory,
        DATABASE_URL: '',
      },
      encoding: 'utf8',
      timeout: 300_000,
    },
  );
  return { code: status, said: stdout + stderr };
}
