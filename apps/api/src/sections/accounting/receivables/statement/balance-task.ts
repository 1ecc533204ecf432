import { addDays } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { heldUnits } from '../collection/collection-hold.sql';
import en from './balance-task.en.json';
import es from './balance-task.es.json';
import { unitsOwnedBy } from './statement.sql';

const messages = defineMessages({ en, es });

/** Days before the due date from which a charge is shown. */
const soonDays = 14;

interface Due {
  propertyId: string;
  ledgerId: string;
  dueOn: string;
  openMinor: number;
}

/**
 * Charges of the caller's units that are overdue or due soon, one task per unit, less the unit's credit. Units whose collection is
 * held are left out: nobody demands payment from their owners.
 */
export const balanceTasks: TaskProvider = {
  kind: 'balance-due',
  permission: null,
  async find({ tx, tenant, caller, about, language, most, today }) {
    if (about !== null && about.record !== 'property') return { tasks: [], total: 0 };
    const owned = (await unitsOwnedBy(tx, caller.memberId, today)).filter(
      ({ id }) => about === null || id === about.recordId,
    );
    if (owned.length === 0) return { tasks: [], total: 0 };
    const names = new Map(owned.map(({ id, name }) => [id, name]));
    const { rows } = await sql<Due>`
      select * from (
        select ledger.property_id as "propertyId", ledger.id as "ledgerId",
          min(item.due_on) filter (where item.control = 'receivable') as "dueOn", sum(item.balance)::bigint as "openMinor"
        from unit_ledger ledger
        join open_item item on item.tenant_id = ledger.tenant_id and item.party_kind = 'unit' and item.party_id = ledger.id
          and item.balance <> 0
          and (item.control = 'owner-credit' or (item.control = 'receivable' and item.due_on <= ${addDays(today, soonDays)}))
        where ledger.property_id = any(${[...names.keys()]}::uuid[])
          and daterange(ledger.starts_on, ledger.ends_on, '[)') @> ${today}::date
        group by ledger.property_id, ledger.id) due
      where "openMinor" > 0
      order by "dueOn", "propertyId"`.execute(tx);
    if (rows.length === 0) return { tasks: [], total: 0 };
    const held = await heldUnits(tx, today);
    const due = rows.filter(({ ledgerId }) => !held.has(ledgerId));
    const t = messagesIn(messages, language);
    const tasks = due.slice(0, most).map(({ propertyId, dueOn, openMinor }): FoundTask => ({
      // A later due date is a task of its own, also where the earlier one was put off.
      id: `${propertyId}:${dueOn}`,
      title: t('title', { unit: names.get(propertyId) ?? '' }),
      text: formatMoney(openMinor, tenant.currency, { language }),
      verb: t('verb'),
      link: `/accounting/statement?id=${propertyId}`,
      dueOn,
    }));
    return { tasks, total: due.length };
  },
};
