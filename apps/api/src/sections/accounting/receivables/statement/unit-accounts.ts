import { sql } from 'kysely';
import type { AudienceSource } from '../../../../platform/notifications/audience/audience-source';
import type { UnitAccounts } from '../../../../platform/tenancy/profile/ports/unit-accounts';

/**
 * SQL: `property_id` and `due_on` of what is overdue on the ledgers that units have on a day: what earlier owners owe is no
 * matter of those who own now.
 */
const overdue = (day: string) => sql`
  select ledger.property_id, item.due_on
  from unit_ledger ledger
  join open_item item on item.tenant_id = ledger.tenant_id and item.party_kind = 'unit' and item.party_id = ledger.id
    and item.control = 'receivable' and item.balance > 0 and item.due_on < ${day}
  where daterange(ledger.starts_on, ledger.ends_on, '[)') @> ${day}::date`;

/** Since when units owe something. */
export const unitAccounts: UnitAccounts = {
  overdueOn: (propertyIds, today) => sql`
    select property_id as "propertyId", min(due_on) as "dueSince" from (${overdue(today)}) overdue
    where property_id = any(${[...propertyIds]}::uuid[]) group by property_id`,
};

/** Owners of the units of which something is overdue. */
export const arrearsAudience: AudienceSource = {
  kinds: {
    arrears: (_parts, day) => sql`
      select null::uuid as member_id, ownership.person_id, ownership.property_id
      from ownership join property on property.tenant_id = ownership.tenant_id and property.id = ownership.property_id
      where property.archived_at is null
        and ownership.starts_on <= ${day}::date and (ownership.ends_on is null or ownership.ends_on >= ${day}::date)
        and ownership.property_id in (select property_id from (${overdue(day)}) overdue)`,
  },
  choices: {},
};
