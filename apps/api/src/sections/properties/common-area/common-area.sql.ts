import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

export const areaColumns = [
  'commonArea.id',
  'commonArea.name',
  'commonArea.kind',
  'commonArea.location',
  'commonArea.description',
  'commonArea.rules',
  'commonArea.capacity',
  'commonArea.openingHours',
  'commonArea.closures',
  'commonArea.questions',
  'commonArea.bookable',
  'commonArea.slotMinutes',
  'commonArea.maxDurationMinutes',
  'commonArea.maxAdvanceDays',
  'commonArea.capPerUnitPerDay',
  'commonArea.capPerUnitPerWeek',
  'commonArea.feeMinor',
  'commonArea.depositMinor',
  'commonArea.approvalRequired',
  'commonArea.whoMayBook',
  'commonArea.archivedAt',
  'commonArea.version',
  'commonArea.updatedAt',
] as const;

const rowQuery = (tx: Tx) => tx.selectFrom('commonArea').select(areaColumns);
export type AreaRow = Awaited<ReturnType<ReturnType<typeof rowQuery>['execute']>>[number];

/** A row as the wire has it, without photos and without what depends on who asks and when. */
export function areaOf(row: AreaRow) {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    location: row.location,
    description: row.description,
    rules: row.rules,
    capacity: row.capacity,
    openingHours: row.openingHours,
    closures: row.closures,
    questions: row.questions,
    bookable: row.bookable,
    slotMinutes: row.slotMinutes,
    maxDurationMinutes: row.maxDurationMinutes,
    maxAdvanceDays: row.maxAdvanceDays,
    capPerUnitPerDay: row.capPerUnitPerDay,
    capPerUnitPerWeek: row.capPerUnitPerWeek,
    feeMinor: row.feeMinor,
    depositMinor: row.depositMinor,
    approvalRequired: row.approvalRequired,
    whoMayBook: row.whoMayBook,
    archived: row.archivedAt !== null,
    version: row.version,
    updatedAt: row.updatedAt,
  };
}

export type Area = ReturnType<typeof areaOf>;

export async function findArea(tx: Tx, areaId: string): Promise<Area | undefined> {
  const row = await rowQuery(tx).where('id', '=', areaId).executeTakeFirst();
  return row && areaOf(row);
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
