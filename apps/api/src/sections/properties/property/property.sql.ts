import type { Property, PropertyInput } from '@courtyard/contract/properties/property/property';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { FindOwnPlaces } from '../../../platform/section/tasks/own-places';
import { summaryColumns } from './list/properties.sql';

/** `propertyName` of the contract, of a row of `property`. */
export const propertyNameText = "concat_ws(' ', nullif(property.building, ''), property.unit_number)";
export const propertyName = sql.raw<string>(propertyNameText);

/** The columns that a person fills in. */
export function columnsOf<I extends Omit<PropertyInput, 'version'>>({ address, ...input }: I) {
  const { line1: addressLine1, line2: addressLine2, ...town } = address;
  return { ...input, building: input.building ?? '', addressLine1, addressLine2, ...town };
}

/** Periods of a day by which a member owns properties or lives in them: `property_id, starts_on`. */
export function ownPeriods(memberId: string, today: string) {
  return sql`
    select held.property_id, held.starts_on from person
    join (
      select property_id, person_id, starts_on, ends_on from ownership
      union all select property_id, person_id, starts_on, ends_on from residency
    ) held on held.person_id = person.id
    where person.member_id = ${memberId} and held.starts_on <= ${today}
      and (held.ends_on is null or held.ends_on >= ${today})`;
}

/** Ids of the properties that a member owns or lives in on a day. */
export function ownPropertyIds(memberId: string, today: string) {
  return sql<string>`select property_id from (${ownPeriods(memberId, today)}) own`;
}

function countOf(table: 'vehicle' | 'pet' | 'insurancePolicy') {
  return sql<number>`(select count(*)::int from ${sql.table(table)} part
    where part.tenant_id = property.tenant_id and part.property_id = property.id)`;
}

function currentOf(table: 'ownership' | 'residency', today: string) {
  return sql<number>`(select count(*)::int from ${sql.table(table)} part
    where part.tenant_id = property.tenant_id and part.property_id = property.id
      and part.starts_on <= ${today} and (part.ends_on is null or part.ends_on >= ${today}))`;
}

export async function findProperty(
  tx: Tx,
  { propertyId, memberId, today }: { propertyId: string; memberId: string; today: string },
): Promise<Property | undefined> {
  const row = await tx
    .selectFrom('property')
    .select(summaryColumns(today))
    .select(['addressLine2', 'city', 'region', 'postalCode', 'floor', 'billingRatioMillionths'])
    .select(['notes', 'createdAt', 'updatedAt'])
    .select([
      currentOf('ownership', today).as('owners'),
      currentOf('residency', today).as('residents'),
      countOf('vehicle').as('vehicles'),
      countOf('pet').as('pets'),
      countOf('insurancePolicy').as('policies'),
      sql<boolean>`property.id in (${ownPropertyIds(memberId, today)})`.as('mine'),
    ])
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { addressLine: line1, addressLine2: line2, city, region, postalCode, ...rest } = row;
  const { owners, residents, vehicles, pets, policies, ...summary } = rest;
  return {
    ...summary,
    address: { line1, line2, city, region, postalCode },
    counts: { owners, residents, vehicles, pets, policies },
  };
}

/** The properties that a member owns or lives in, by unit. */
export function findOwnProperties(tx: Tx, { memberId, today }: { memberId: string; today: string }) {
  return tx
    .selectFrom('property')
    .select(summaryColumns(today))
    .where(sql<boolean>`property.id in (${ownPropertyIds(memberId, today)})`)
    .where('property.archivedAt', 'is', null)
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .limit(200)
    .execute();
}

/** The properties that a member owns or lives in, by unit, as people call them: `Aspen House 204`. */
export const findHomes: FindOwnPlaces = async (tx, { memberId, today, limit }) =>
  tx
    .selectFrom('property')
    .select(['property.id', propertyName.as('title')])
    .where(sql<boolean>`property.id in (${ownPropertyIds(memberId, today)})`)
    .where('property.archivedAt', 'is', null)
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .limit(limit)
    .execute();

/** Brings owner names, occupancy and insurance of these properties up to the day. */
export async function summarize(tx: Tx, propertyIds: readonly string[], today: string): Promise<void> {
  await sql`select courtyard.summarize_properties(${propertyIds}::uuid[], ${today}::date)`.execute(tx);
}
