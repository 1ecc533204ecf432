import { type RawBuilder, sql } from 'kysely';
import { unitName } from '../owner-account/unit-name.sql';
import { soldOn } from '../statement/former-ledger.sql';

/** What an account came to at the end of a day. `items` are the charges and credits of it that were open. */
export interface Sums {
  items: number;
  dueSince: string | null;
  currentMinor: number;
  to30Minor: number;
  to60Minor: number;
  to90Minor: number;
  over90Minor: number;
  creditMinor: number;
  balanceMinor: number;
}

/** An account of a unit: of those who owned it on the day, of whom there is one for each, or of former owners with something open. */
export interface AccountRow extends Sums {
  propertyId: string;
  name: string;
  /** '' where there are no buildings. */
  building: string;
  buildingSort: string;
  unitSort: string;
  /** Null: it has none yet. */
  ledgerId: string | null;
  owners: string;
  isFormer: boolean;
  /** Among the accounts of one unit: those who own it first. */
  place: string;
}

/** Items of one account, by its own index, or of all, by what is open of each kind: what is settled by the day is left out unseen. */
const itemsAt = (at: string, ofParty: RawBuilder<unknown> | null) =>
  ofParty === null
    ? sql`select * from open_item where control in ('receivable', 'owner-credit') and party_kind = 'unit' and balance <> 0
      union all
      select * from open_item where control in ('receivable', 'owner-credit') and party_kind = 'unit' and balance = 0
        and settled_on > ${at}::date`
    : sql`select * from open_item where party_kind = 'unit' and party_id = ${ofParty} and settled_on is null
      union all
      select * from open_item where party_kind = 'unit' and party_id = ${ofParty} and settled_on > ${at}::date`;

/** Sums by age of what was open, from the lines until the day: what was posted into later days does not count, whatever it was applied to. */
const sumsOf = (at: string, ofParty: RawBuilder<unknown> | null) => {
  const between = (least: number, most: number | null) => sql`coalesce(sum(moved.open) filter (
    where item.control = 'receivable' and ${at}::date - item.due_on >= ${sql.lit(least)}
      ${most === null ? sql`` : sql`and ${at}::date - item.due_on <= ${sql.lit(most)}`}), 0)::bigint`;
  return sql`
    select item.party_id, count(*) as items,
      min(item.due_on) filter (where item.control = 'receivable' and item.due_on < ${at}::date) as due_since,
      coalesce(sum(moved.open) filter (where item.control = 'receivable' and item.due_on >= ${at}::date), 0)::bigint as current_minor,
      ${between(1, 30)} as to30_minor, ${between(31, 60)} as to60_minor, ${between(61, 90)} as to90_minor,
      ${between(91, null)} as over90_minor,
      coalesce(-sum(moved.open) filter (where item.control = 'owner-credit'), 0)::bigint as credit_minor,
      sum(moved.open)::bigint as balance_minor
    from (${itemsAt(at, ofParty)}) item
    cross join lateral (select sum(line.amount)::bigint as open from journal_line line
      where line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_date <= ${at}::date) moved
    where item.control in ('receivable', 'owner-credit') and moved.open <> 0
    group by item.party_id`;
};

/** Whether a ledger is of those who own the unit on a day. */
const isStanding = (at: string) =>
  sql`(ledger.starts_on <= ${at}::date and coalesce(${soldOn(at)} > ${at}::date, true))`;

const namedOn = (
  at: string,
) => sql`(select string_agg(person.name, ', ' order by holder.share_millionths desc, person.name)
  from ownership holder join person on person.tenant_id = holder.tenant_id and person.id = holder.person_id
  where holder.tenant_id = property.tenant_id and holder.property_id = property.id
    and holder.starts_on <= ${at}::date and (holder.ends_on is null or holder.ends_on >= ${at}::date))`;

const unit = sql`property.id as property_id, ${unitName} as name, property.building, property.building_sort, property.unit_sort`;
const placeOf = (isFormer: RawBuilder<unknown>) =>
  sql`case when ${isFormer} then ledger.starts_on::text else '' end`;

/** Those alone on which something was open: they are found from what was, and are few beside the units, which are looked up one by one. */
const openAccounts = (at: string) => sql<AccountRow>`(
  select ${unit}, ledger.id as ledger_id, ledger.owners, not ${isStanding(at)} as is_former, ${placeOf(sql`not ${isStanding(at)}`)} as place,
    sums.items, sums.due_since, sums.current_minor, sums.to30_minor, sums.to60_minor, sums.to90_minor, sums.over90_minor,
    sums.credit_minor, sums.balance_minor
  from (${sumsOf(at, null)}) sums
  cross join lateral (select * from unit_ledger where unit_ledger.id = sums.party_id limit 1) ledger
  cross join lateral (select * from property
    where property.tenant_id = ledger.tenant_id and property.id = ledger.property_id limit 1) property)`;

/**
 * How the accounts are found: unit by unit, in the order of their names, with sums for the few of a page; with the sums of all at once; or
 * only those on which something was open.
 */
export type Way = 'each' | 'all' | 'open';

/** The accounts of units at the end of a day. */
export const accountsAt = (at: string, way: Way): RawBuilder<AccountRow> =>
  way === 'open'
    ? openAccounts(at)
    : sql<AccountRow>`(
  select ${unit}, account.ledger_id, account.owners, account.is_former, account.place,
    coalesce(sums.items, 0) as items, sums.due_since, coalesce(sums.current_minor, 0) as current_minor,
    coalesce(sums.to30_minor, 0) as to30_minor, coalesce(sums.to60_minor, 0) as to60_minor, coalesce(sums.to90_minor, 0) as to90_minor,
    coalesce(sums.over90_minor, 0) as over90_minor, coalesce(sums.credit_minor, 0) as credit_minor,
    coalesce(sums.balance_minor, 0) as balance_minor
  from property
  cross join lateral (
    select ledger.id as ledger_id, coalesce(ledger.owners, ${namedOn(at)}, '') as owners, false as is_former, '' as place
    from (select property.tenant_id, property.id) own
    left join unit_ledger ledger on ledger.tenant_id = own.tenant_id and ledger.property_id = own.id and ${isStanding(at)}
    union all
    select ledger.id, ledger.owners, true, ${placeOf(sql`true`)}
    from unit_ledger ledger
    where ledger.tenant_id = property.tenant_id and ledger.property_id = property.id
        and not ${isStanding(at)}) account
  left join ${
    way === 'each'
      ? sql`lateral (${sumsOf(at, sql`account.ledger_id`)}) sums on true`
      : sql`(${sumsOf(at, null)}) sums on sums.party_id = account.ledger_id`
  }
  where (property.archived_at is null and not account.is_former) or sums.items > 0)`;
