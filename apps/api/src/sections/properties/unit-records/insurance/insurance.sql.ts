import {
  type insuranceRoutes,
  policy,
  type PolicyState,
} from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { columnsFor } from '../../../../platform/section/fields';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { exactTotal } from '../../../../platform/database/lists/exact-total';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, anyOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { addDays } from '@courtyard/contract/days';
import { expiringDays } from '../../property/property.rules';
import { policyStateOn } from './insurance.rules';

const columns = columnsFor('insurancePolicy', policy, ['state', 'certificate']);

/** Whether cover has gone on since: by a policy that runs longer and has begun. */
const replacedOn = (today: string) => sql<boolean>`exists (select 1 from insurance_policy later
  where later.tenant_id = insurance_policy.tenant_id and later.property_id = insurance_policy.property_id
    and later.kind = insurance_policy.kind and later.expires_on > insurance_policy.expires_on
    and (later.starts_on is null or later.starts_on <= ${today}))`;

const hasBegun = (today: string) =>
  sql<SqlBool>`(insurance_policy.starts_on is null or insurance_policy.starts_on <= ${today})`;

/** With its state on a day; its certificate is a file. */
export function policyOf<R extends { startsOn: string | null; expiresOn: string; replaced: boolean }>(
  { replaced: isReplaced, ...row }: R,
  today: string,
): Omit<R, 'replaced'> & { state: PolicyState } {
  return { ...row, state: policyStateOn(row, today, isReplaced) };
}

/** The longest running first. */
export function policiesOfProperty(tx: Tx, propertyId: string, today: string) {
  return tx
    .selectFrom('insurancePolicy')
    .select(columns)
    .select(['insurancePolicy.certificateFileId', replacedOn(today).as('replaced')])
    .where('propertyId', '=', propertyId)
    .orderBy('expiresOn', 'desc')
    .orderBy('id')
    .execute();
}

type Query = z.output<(typeof insuranceRoutes.listPolicies)['query']>;

function stateCondition(state: PolicyState, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, expiringDays);
  switch (state) {
    case 'valid':
      return sql`insurance_policy.expires_on > ${soon} and ${hasBegun(today)}`;
    case 'expiring':
      return sql`insurance_policy.expires_on between ${today} and ${soon} and ${hasBegun(today)}`;
    case 'upcoming':
      return sql`insurance_policy.starts_on > ${today}`;
    case 'lapsed':
      return sql`insurance_policy.expires_on < ${today} and not ${replacedOn(today)}`;
    default:
      return sql`insurance_policy.expires_on < ${today} and ${replacedOn(today)}`;
  }
}

const searched = [
  'insurancePolicy.carrier',
  'insurancePolicy.policyNumber',
  'property.unitNumber',
  'property.building',
  'property.ownerNames',
] as const;

function conditionsOf(query: Query, today: string): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.state?.length) conditions.push(anyOf(query.state.map((state) => stateCondition(state, today))));
  return allOf(conditions);
}

const orders = {
  expiresOn: { column: 'insurancePolicy.expiresOn' },
  carrier: { column: 'insurancePolicy.carrier' },
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
      .selectFrom('insurancePolicy')
      .innerJoin('property', (join) =>
        join
          .onRef('property.tenantId', '=', 'insurancePolicy.tenantId')
          .onRef('property.id', '=', 'insurancePolicy.propertyId'),
      )
      .select(columns)
      .select([
        'property.unitNumber',
        'property.building',
        'property.ownerNames',
        replacedOn(today).as('replaced'),
      ])
      .select(sql<boolean>`insurance_policy.certificate_file_id is not null`.as('hasCertificate'))
      .where(conditionsOf(query, today)),
    sortColumns: orderBy(orders, query.sort, { column: 'insurancePolicy.id' }),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countPolicies(tx, asked),
  });
  return {
    data: rows.map((row) => ({ ...policyOf(row, today), building: row.building || null })),
    page,
  };
}
