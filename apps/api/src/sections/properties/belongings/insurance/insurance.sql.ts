import type { insuranceRoutes, Policy, PolicyState } from '@courtyard/contract/properties/insurance';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { exactTotal } from '../../../../platform/database/lists/exact-total';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, anyOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { addDays } from '@courtyard/contract/days';
import { expiringDays } from '../../property/property.rules';
import { policyStateOn } from './insurance.rules';

const columns = [
  'insurance_policy.id',
  'insurance_policy.property_id',
  'insurance_policy.carrier',
  'insurance_policy.policy_number',
  'insurance_policy.kind',
  'insurance_policy.cover_minor',
  'insurance_policy.starts_on',
  'insurance_policy.expires_on',
  'insurance_policy.certificate_file_id',
  'insurance_policy.reminder_days',
  'insurance_policy.notes',
  'insurance_policy.version',
] as const;

const replaced = sql<boolean>`exists (select 1 from insurance_policy later
  where later.tenant_id = insurance_policy.tenant_id and later.property_id = insurance_policy.property_id
    and later.kind = insurance_policy.kind and later.expires_on > insurance_policy.expires_on)`;

export interface PolicyRow {
  id: string;
  property_id: string;
  carrier: string;
  policy_number: string;
  kind: Policy['kind'];
  cover_minor: number | null;
  starts_on: string | null;
  expires_on: string;
  certificate_file_id: string | null;
  reminder_days: number[];
  notes: string | null;
  version: number;
  replaced: boolean;
}

/** Without its certificate, which is a file. */
export function policyOf(row: PolicyRow, today: string): Omit<Policy, 'certificate'> {
  return {
    id: row.id,
    propertyId: row.property_id,
    carrier: row.carrier,
    policyNumber: row.policy_number,
    kind: row.kind,
    coverMinor: row.cover_minor,
    startsOn: row.starts_on,
    expiresOn: row.expires_on,
    state: policyStateOn(row.expires_on, today, row.replaced),
    reminderDays: row.reminder_days,
    notes: row.notes,
    version: row.version,
  };
}

/** The longest running first. */
export function policiesOfProperty(tx: Tx, propertyId: string): Promise<PolicyRow[]> {
  return tx
    .selectFrom('insurance_policy')
    .select(columns)
    .select(replaced.as('replaced'))
    .where('property_id', '=', propertyId)
    .orderBy('expires_on', 'desc')
    .orderBy('id')
    .execute();
}

type Query = z.output<(typeof insuranceRoutes.listPolicies)['query']>;

function stateCondition(state: PolicyState, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, expiringDays);
  switch (state) {
    case 'valid':
      return sql`insurance_policy.expires_on > ${soon}`;
    case 'expiring':
      return sql`insurance_policy.expires_on between ${today} and ${soon}`;
    case 'lapsed':
      return sql`insurance_policy.expires_on < ${today} and not ${replaced}`;
    default:
      return sql`insurance_policy.expires_on < ${today} and ${replaced}`;
  }
}

const searched = [
  'insurance_policy.carrier',
  'insurance_policy.policy_number',
  'property.unit_number',
  'property.building',
  'property.owner_names',
] as const;

function conditionsOf(query: Query, today: string): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.state?.length) conditions.push(anyOf(query.state.map((state) => stateCondition(state, today))));
  return allOf(conditions);
}

const orders = {
  expiresOn: { column: 'insurance_policy.expires_on', key: 'expires_on' },
  carrier: { column: 'insurance_policy.carrier', key: 'carrier' },
};

interface Asked {
  tenantId: string;
  query: Query;
  today: string;
}

/** A search looks at the properties too. */
function countPolicies(tx: Tx, { tenantId, query, today }: Asked): Promise<number> {
  const { search, state } = query;
  const properties = search
    ? sql`join property on property.tenant_id = insurance_policy.tenant_id
        and property.id = insurance_policy.property_id`
    : sql``;
  return exactTotal(tx, {
    tenantId,
    lists: search ? ['insurance_policy', 'property'] : ['insurance_policy'],
    key: JSON.stringify([search, state, state ? today : null]),
    count: () =>
      sql`select count(*) as total from insurance_policy ${properties} where ${conditionsOf(query, today)}`,
  });
}

/** One page of all policies of the community. */
export async function pageOfPolicies(tx: Tx, asked: Asked) {
  const { query, today } = asked;
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('insurance_policy')
      .innerJoin('property', (join) =>
        join
          .onRef('property.tenant_id', '=', 'insurance_policy.tenant_id')
          .onRef('property.id', '=', 'insurance_policy.property_id'),
      )
      .select(columns)
      .select(['property.unit_number', 'property.building', 'property.owner_names', replaced.as('replaced')])
      .where(conditionsOf(query, today)),
    sortColumns: orderBy(orders, query.sort, { column: 'insurance_policy.id', key: 'id' }),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countPolicies(tx, asked),
  });
  return {
    data: rows.map((row) => ({
      ...policyOf(row, today),
      unitNumber: row.unit_number,
      building: row.building || null,
      ownerNames: row.owner_names,
      hasCertificate: row.certificate_file_id !== null,
    })),
    page,
  };
}
