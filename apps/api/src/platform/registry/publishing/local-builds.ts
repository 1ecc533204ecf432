import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionRelease } from '@courtyard/contract';
import type { Logger } from 'pino';
import type { Db } from '../../database/database';
import { readRelease, releaseFolder } from '../release/release-files';
import { contentHash, localVersion } from '../release/release.rules';
import { RefusedRelease } from '../release/refused-release';
import type { Publishing } from './publishing.service';

const actor = 'this installation';

interface Surroundings {
  db: Db;
  dataFolder: string;
  log: Logger;
}

async function builtSections(appsFolder: string): Promise<string[]> {
  const apps = await readdir(appsFolder).catch(() => []);
  const folders = apps.toSorted((a, b) => a.localeCompare(b)).map((app) => join(appsFolder, app, 'dist'));
  const isBuilt = await Promise.all(
    folders.map((folder) =>
      stat(join(folder, 'release.json')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return folders.filter((_, index) => isBuilt[index]);
}

/**
 * Publishes what was built beside the server, where its content is new. The stable channel follows these builds
 * until somebody promotes or rolls back: from then on it is theirs.
 */
export async function publishLocalBuilds(
  publishing: Publishing,
  appsFolder: string,
  surroundings: Surroundings,
): Promise<void> {
  for (const folder of await builtSections(appsFolder)) {
    try {
      await publishLocalBuild(publishing, folder, surroundings);
    } catch (error) {
      if (!(error instanceof RefusedRelease)) throw error;
      surroundings.log.error({ folder, reasons: error.reasons }, 'a built section was not published');
    }
  }
}

async function publishLocalBuild(
  publishing: Publishing,
  folder: string,
  { db, dataFolder }: Surroundings,
): Promise<void> {
  const built = await readRelease(folder);
  const { id } = built.declaration;
  const known = await db
    .selectFrom('sectionRelease')
    .select(['version', 'assetsPrunedAt'])
    .where('sectionId', '=', id)
    .where('contentHash', '=', contentHash(built))
    .orderBy('publishedAt', 'desc')
    .executeTakeFirst();
  const version = known?.version ?? localVersion(built);
  if (known?.assetsPrunedAt !== null || !(await isServed(dataFolder, built, version))) {
    await publishing.publish({ folder, actor, versionOf: () => version });
  }
  if (await isOurs(db, id)) await publishing.promote(id, version, 'stable', actor, 'publish');
}

/** The folder appears whole or not at all, so its presence is enough. */
async function isServed(
  dataFolder: string,
  { declaration }: SectionRelease,
  version: string,
): Promise<boolean> {
  const folder = releaseFolder(dataFolder, declaration.id, version);
  return (await stat(folder).catch(() => null)) !== null;
}

async function isOurs(db: Db, sectionId: string): Promise<boolean> {
  const last = await db
    .selectFrom('sectionChannelLog')
    .select('reason')
    .where('sectionId', '=', sectionId)
    .where('channel', '=', 'stable')
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return last === undefined || last.reason === 'publish';
}
