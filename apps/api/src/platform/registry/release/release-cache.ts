import type { SectionRelease } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import { databaseMemory } from '../../database/memory';

const maxKept = 200;
const kept = databaseMemory<string, SectionRelease>();

export interface ReleaseKey {
  sectionId: string;
  version: string;
}

const keyOf = ({ sectionId, version }: ReleaseKey) => `${sectionId}@${version}`;

/** Releases by section and version. They never change, so what this process has seen once it does not read again. */
export async function releasesOf(tx: Tx, keys: readonly ReleaseKey[]): Promise<Map<string, SectionRelease>> {
  const found = new Map<string, SectionRelease>();
  const missing: ReleaseKey[] = [];
  for (const key of keys) {
    const release = kept.get(keyOf(key));
    if (release) found.set(key.sectionId, release);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const rows = await tx
    .selectFrom('sectionRelease')
    .select(['sectionId', 'version', 'release'])
    .where((where) =>
      where.or(missing.map((key) => where.and({ sectionId: key.sectionId, version: key.version }))),
    )
    .execute();
  // What was found stays found: only the next reading has to read again.
  if (kept.size >= maxKept) kept.clear();
  for (const { release, ...key } of rows) {
    found.set(key.sectionId, release);
    kept.set(keyOf(key), release);
  }
  return found;
}
