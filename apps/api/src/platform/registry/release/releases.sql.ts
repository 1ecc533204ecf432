import type { SectionRelease } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { KnownSection } from './release.rules';

/** Any fixed number. */
const publicationLock = 7_305_112_027;

/** Makes publications of all processes go one after another, so that two cannot claim one path at once. */
export async function lockPublications(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${publicationLock})`.execute(tx);
}

export async function knownSections(tx: Tx): Promise<KnownSection[]> {
  const { rows } = await sql<KnownSection>`
    select section.id, section.base_path as "basePath",
      array(select distinct release->>'container' from section_release where section_id = section.id) as containers,
      array(select name from section_permission where section_id = section.id) as permissions
    from section
  `.execute(tx);
  return rows;
}

export async function insertRelease(
  tx: Tx,
  release: SectionRelease,
  about: { contentHash: string; publishedBy: string },
): Promise<void> {
  const { declaration, version } = release;
  const { id, title, basePath } = declaration;
  await tx
    .insertInto('section')
    .values({ id, title, basePath })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title }))
    .execute();
  for (const [name, description] of Object.entries(declaration.permissions)) {
    await tx
      .insertInto('sectionPermission')
      .values({ name, sectionId: id, description })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ description }))
      .execute();
  }
  await tx
    .insertInto('sectionRelease')
    .values({
      sectionId: id,
      version,
      release: JSON.stringify(release),
      contentHash: about.contentHash,
      publishedBy: about.publishedBy,
      unreferencedSince: new Date(),
    })
    .execute();
}

export async function findRelease(tx: Tx, sectionId: string, version: string) {
  return tx
    .selectFrom('sectionRelease')
    .select(['version', 'contentHash', 'assetsPrunedAt'])
    .where('sectionId', '=', sectionId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Notes that the files of a release are there again. */
export async function restoreRelease(tx: Tx, sectionId: string, version: string): Promise<void> {
  await tx
    .updateTable('sectionRelease')
    .set({ assetsPrunedAt: null, unreferencedSince: new Date() })
    .where('sectionId', '=', sectionId)
    .where('version', '=', version)
    .where('assetsPrunedAt', 'is not', null)
    .execute();
}

/** The release that a channel points at; null for none. */
export async function channelVersion(
  tx: Tx,
  sectionId: string,
  channel: 'stable' | 'canary',
): Promise<string | null> {
  const row = await tx
    .selectFrom('sectionChannel')
    .select('version')
    .where('sectionId', '=', sectionId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.version ?? null;
}
