import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { TemplateKind } from '../recurring.tables';
import type { DueTemplate } from './template';

/** A template with the day that it is due on. */
export interface Due {
  template: DueTemplate;
  occursOn: string;
}

/** A day that could not be made, or not all of it. */
export interface Waiting extends Due {
  /** Of a run that stopped on its way; null where nothing was made. */
  runId: string | null;
}

const columns = [
  'recurringTemplate.id',
  'recurringTemplate.kind',
  'recurringTemplate.name',
  'recurringTemplate.rule',
  'recurringTemplate.startsOn',
  'recurringTemplate.keptBy',
] as const;

/** The next that is due today, held until the commit; what somebody else holds and what is left aside is passed over. */
export async function nextDue(tx: Tx, today: string, aside: readonly string[]): Promise<Due | undefined> {
  const row = await tx
    .selectFrom('recurringTemplate')
    .select([...columns, 'nextOn as occursOn'])
    .where('status', '=', 'active')
    .where(sql<boolean>`next_on - lead_days <= ${today}::date`)
    .$if(aside.length > 0, (query) => query.where('id', 'not in', [...aside]))
    .orderBy('nextOn')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row || row.occursOn === null) return undefined;
  const { occursOn, ...template } = row;
  return { template, occursOn };
}

/** A template of a kind that goes on, held until the commit; undefined where it does not, or `occursOn` is not its next day any more. */
export async function heldNext(
  tx: Tx,
  kind: TemplateKind,
  templateId: string,
  occursOn: string,
): Promise<Due | undefined> {
  const template = await tx
    .selectFrom('recurringTemplate')
    .select(columns)
    .where('id', '=', templateId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('nextOn', '=', occursOn)
    .forUpdate()
    .executeTakeFirst();
  return template && { template, occursOn };
}

/** The entry of a day was not approved: neither was it posted, nor does it wait any more. `alias` is of the day. */
export const isRefused = (alias: 'day' | 'recurring_occurrence') => {
  const day = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${day('status')} = 'waiting'
    and not exists (select from journal_entry entry
      where entry.tenant_id = ${day('tenant_id')} and entry.id = ${day('entry_id')})
    and not exists (select from approval
      where approval.tenant_id = ${day('tenant_id')} and approval.record = 'journal-entry'
        and approval.record_id = ${day('entry_id')} and approval.state = 'waiting'))`;
};

/** Days that could not be made, or not all of them; not what a second person refused, which a person sees to. */
const waitingDays = (tx: Tx, orRefused = false) =>
  tx
    .selectFrom('recurringOccurrence as day')
    .innerJoin('recurringTemplate', (join) =>
      join
        .onRef('recurringTemplate.tenantId', '=', 'day.tenantId')
        .onRef('recurringTemplate.id', '=', 'day.templateId'),
    )
    .leftJoin('invoiceRun as run', (join) =>
      join
        .onRef('run.tenantId', '=', 'day.tenantId')
        .onRef('run.templateId', '=', 'day.templateId')
        .onRef('run.occursOn', '=', 'day.occursOn'),
    )
    .select([...columns, 'day.occursOn', 'run.id as runId'])
    .where((where) =>
      where.or([
        where('day.status', '=', 'failed'),
        ...(orRefused ? [isRefused('day')] : []),
        where.and([where('day.status', '=', 'made'), where('run.status', '=', 'failed')]),
      ]),
    );

type WaitingRow = DueTemplate & { occursOn: string; runId: string | null };

const waitingOf = ({ occursOn, runId, ...template }: WaitingRow): Waiting => ({ template, occursOn, runId });

/** What waits to be tried again since another day, of templates that are not paused: the oldest first. */
export async function waitingSince(tx: Tx, today: string): Promise<Waiting[]> {
  const rows = await waitingDays(tx)
    .where('day.triedOn', '<', today)
    .where('recurringTemplate.status', '<>', 'paused')
    .orderBy('day.occursOn')
    .orderBy('recurringTemplate.id')
    .execute();
  return rows.map(waitingOf);
}

/** A day that waits, or was refused, held until the commit; undefined where it does not wait any more. */
export async function heldWaiting(
  tx: Tx,
  kind: TemplateKind,
  templateId: string,
  occursOn: string,
): Promise<Waiting | undefined> {
  const held = await tx
    .selectFrom('recurringOccurrence')
    .select('occursOn')
    .where('templateId', '=', templateId)
    .where('occursOn', '=', occursOn)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const row = await waitingDays(tx, true)
    .where('day.templateId', '=', templateId)
    .where('day.occursOn', '=', occursOn)
    .where('recurringTemplate.kind', '=', kind)
    .executeTakeFirst();
  return row && waitingOf(row);
}
