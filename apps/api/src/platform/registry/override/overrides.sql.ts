import type { Tx } from '../../database/database';

interface Holder {
  tenantId: string;
  sessionId: string;
}

/** Which builds a session runs in place of releases: the address of a folder with a `release.json`, by section. */
export async function overridesOf(tx: Tx, { sessionId }: Holder): Promise<Record<string, string>> {
  const rows = await tx
    .selectFrom('sessionOverride')
    .select(['sectionId', 'url'])
    .where('sessionId', '=', sessionId)
    .orderBy('sectionId')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.sectionId, row.url]));
}

/** Makes these the builds that a session runs. */
export async function replaceOverrides(
  tx: Tx,
  { tenantId, sessionId }: Holder,
  urls: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.deleteFrom('sessionOverride').where('sessionId', '=', sessionId).execute();
  const rows = Object.entries(urls).map(([sectionId, url]) => ({
    tenantId,
    sessionId,
    sectionId,
    url,
  }));
  if (rows.length > 0) await tx.insertInto('sessionOverride').values(rows).execute();
}
