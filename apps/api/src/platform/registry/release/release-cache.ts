import type { SectionRelease } from '@courtyard/contract';
import type { Tx } from '../../database/database';

const mostKept = 200;
const kept = new Map<string, SectionRelease>();

export interface ReleaseKey {
  sectionId: string;
  version: string;
}

const keyOf = ({ sectionId, version }: ReleaseKey) => `${sectionId}@${version}`;

/** Releases by section and version. They never change, so what this process has seen once it does not read again. */
export async function releasesOf(tx: Tx, keys: readonly ReleaseKey[]): Promise<Map<string, SectionRelease>> {
  const missing = keys.filter((key) => !kept.has(keyOf(key)));
  if (missing.length > 0) {
    if (kept.size > mostKept) kept.clear();
    const rows = await tx
      .selectFrom('sectionRelease')
      .select(['sectionId', 'version', 'release'])
      .where((where) =>
        where.or(missing.map((key) => where.and({ sectionId: key.sectionId, version: key.version }))),
      )
      .execute();
    for (const row of rows) {
      kept.set(keyOf({ sectionId: row.sectionId, version: row.version }), row.release);
    }
  }
  return new Map(
    keys.flatMap((key) => {
      const release = kept.get(keyOf(key));
      return release ? [[key.sectionId, release]] : [];
    }),
  );
}
