import { commonArea } from '@courtyard/contract/properties/common-area/common-area';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { columnsFor } from '../../../platform/section/fields';

const computed = ['photos', 'archived', 'openNow', 'bookableByMe', 'billing'] as const;
const columns = columnsFor('commonArea', commonArea, computed);

const rowQuery = (tx: Tx) => tx.selectFrom('commonArea').select(columns).select('commonArea.archivedAt');

/** A row as the wire has it, without photos and without what depends on who asks and when. */
export function areaOf<R extends { archivedAt: string | null }>({ archivedAt, ...row }: R) {
  return { ...row, archived: archivedAt !== null };
}

export type Area = NonNullable<Awaited<ReturnType<typeof findArea>>>;

export async function findArea(tx: Tx, areaId: string) {
  const row = await rowQuery(tx).where('id', '=', areaId).executeTakeFirst();
  return row && areaOf(row);
}

/** Colours of the areas that are not archived. */
export async function colorsInUse(tx: Tx) {
  const rows = await tx.selectFrom('commonArea').select('color').where('archivedAt', 'is', null).execute();
  return rows.map(({ color }) => color);
}

/** Photos of areas in their order, by area. */
export async function photosOf(tx: Tx, areaIds: readonly string[]) {
  return tx
    .selectFrom('commonAreaPhoto')
    .select(['areaId', 'fileId', 'alt'])
    .where('areaId', '=', sql<string>`any(${areaIds}::uuid[])`)
    .orderBy('areaId')
    .orderBy('position')
    .execute();
}

/** What a member is to the community on a day: owner of a property, or living in one. */
export async function relationOf(
  tx: Tx,
  { memberId, today, propertyId }: { memberId: string; today: string; propertyId?: string },
): Promise<{ owns: boolean; lives: boolean }> {
  const held = (table: 'ownership' | 'residency') => sql<boolean>`exists (
    select 1 from ${sql.table(table)} held join person on person.id = held.person_id
    where person.member_id = ${memberId} and held.starts_on <= ${today}
      and (held.ends_on is null or held.ends_on >= ${today})
      ${propertyId === undefined ? sql`` : sql`and held.property_id = ${propertyId}`})`;
  const { rows } = await sql<{ owns: boolean; lives: boolean }>`
    select ${held('ownership')} as owns, ${held('residency')} as lives`.execute(tx);
  return rows[0] ?? { owns: false, lives: false };
}
