import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

export const areaColumns = [
  'common_area.id',
  'common_area.name',
  'common_area.kind',
  'common_area.location',
  'common_area.description',
  'common_area.rules',
  'common_area.capacity',
  'common_area.opening_hours',
  'common_area.closures',
  'common_area.questions',
  'common_area.bookable',
  'common_area.slot_minutes',
  'common_area.max_duration_minutes',
  'common_area.max_advance_days',
  'common_area.cap_per_unit_per_day',
  'common_area.cap_per_unit_per_week',
  'common_area.fee_minor',
  'common_area.deposit_minor',
  'common_area.approval_required',
  'common_area.who_may_book',
  'common_area.archived_at',
  'common_area.version',
  'common_area.updated_at',
] as const;

const rowQuery = (tx: Tx) => tx.selectFrom('common_area').select(areaColumns);
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
    openingHours: row.opening_hours,
    closures: row.closures,
    questions: row.questions,
    bookable: row.bookable,
    slotMinutes: row.slot_minutes,
    maxDurationMinutes: row.max_duration_minutes,
    maxAdvanceDays: row.max_advance_days,
    capPerUnitPerDay: row.cap_per_unit_per_day,
    capPerUnitPerWeek: row.cap_per_unit_per_week,
    feeMinor: row.fee_minor,
    depositMinor: row.deposit_minor,
    approvalRequired: row.approval_required,
    whoMayBook: row.who_may_book,
    archived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
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
    .selectFrom('common_area_photo')
    .select(['area_id', 'file_id', 'alt'])
    .where('area_id', '=', sql<string>`any(${areaIds}::uuid[])`)
    .orderBy('area_id')
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
