import type { Reconciliation } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';

/** A reconciliation with what follows from its lines and from the journal. */
type Row = Omit<Reconciliation, 'account' | 'differenceMinor' | 'report' | 'undone' | 'changedSince'> & {
  accountId: string;
  code: string;
  name: string;
  fileId: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
  undoReason: string | null;
  laterLines: number;
  laterMinor: number;
};

const rows = (tx: Tx, condition: RawBuilder<unknown>) =>
  sql<Row>`
    select its.id, its.account_id, account.code, account.name, its.from_on, its.to_on, its.opening_minor, its.closing_minor,
      its.status, its.started_by, its.started_at, its.finished_by, its.finished_at, its.file_id, its.undone_by, its.undone_at,
      its.undo_reason, its.version,
      coalesce(its.cleared_lines, cleared.lines, 0) as cleared_lines,
      case when its.status = 'open' then coalesce(cleared.amount, 0) else its.closing_minor - its.opening_minor end::bigint
        as cleared_minor,
      coalesce(later.lines, 0) as later_lines, coalesce(later.amount, 0)::bigint as later_minor,
      its.status <> 'undone' and not exists (select from reconciliation after where after.tenant_id = its.tenant_id
        and after.account_id = its.account_id and after.status <> 'undone' and after.to_on > its.to_on) as is_last
    from reconciliation its
    join account on account.tenant_id = its.tenant_id and account.id = its.account_id
    left join lateral (select count(*)::int as lines, sum(line.amount) as amount
      from reconciliation_line cleared join journal_line line on line.tenant_id = cleared.tenant_id
        and line.entry_id = cleared.entry_id and line.line = cleared.line
      where cleared.tenant_id = its.tenant_id and cleared.reconciliation_id = its.id) cleared on its.status = 'open'
    left join lateral (select count(*)::int as lines, sum(line.amount) as amount from journal_line line
      where line.tenant_id = its.tenant_id and line.account_id = its.account_id and line.entry_date <= its.to_on
        and line.entry_date >= coalesce(its.from_on, '-infinity') and line.entry_no > its.head_no) later
      on its.status = 'finished'
    where ${condition}
    order by its.to_on desc, its.started_at desc, its.id desc limit 120`.execute(tx);

/** Reconciliations that fit, the newest first. */
async function read(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  condition: RawBuilder<unknown>,
): Promise<Reconciliation[]> {
  const { rows: found } = await rows(tx, condition);
  const files = await platform.files.describe(
    tx,
    found.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
  );
  return found.map((row) => {
    const { accountId, code, name, fileId, undoneBy, undoneAt, undoReason, laterLines, laterMinor, ...its } =
      row;
    return {
      ...its,
      account: { id: accountId, code, name },
      differenceMinor: its.closingMinor - its.openingMinor - its.clearedMinor,
      report: (fileId === null ? undefined : files.get(fileId)) ?? null,
      undone:
        undoneBy === null || undoneAt === null || undoReason === null
          ? null
          : { by: undoneBy, at: undoneAt, reason: undoReason },
      changedSince: laterLines === 0 ? null : { lines: laterLines, amountMinor: laterMinor },
    };
  });
}

export const reconciliationsOf = (context: Pick<ReadContext, 'tx' | 'platform'>, accountId: string) =>
  read(context, sql`its.account_id = ${accountId}`);

/** Throws a Problem, 404. */
export async function getReconciliation(
  context: Pick<ReadContext, 'tx' | 'platform'>,
  id: string,
): Promise<Reconciliation> {
  const [found] = await read(context, sql`its.id = ${id}`);
  if (!found) throw notFound('reconciliation');
  return found;
}

/** The date of the last finished reconciliation of each account that has one, by its id. */
export async function reconciledThrough(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const last = await tx
    .selectFrom('reconciliation')
    .select((on) => ['accountId', on.fn.max('toOn').as('toOn')])
    .where('status', '=', 'finished')
    .groupBy('accountId')
    .execute();
  return new Map(last.map(({ accountId, toOn }) => [accountId, toOn]));
}

export interface LastReconciled {
  toOn: string;
  closingMinor: number;
}

/** The last finished reconciliation of an account, by its statement’s date; with `until`, the last one that ends by then. */
export async function lastReconciled(
  tx: Tx,
  accountId: string,
  until?: string,
): Promise<LastReconciled | null> {
  let query = tx
    .selectFrom('reconciliation')
    .select(['toOn', 'closingMinor'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'finished');
  if (until !== undefined) query = query.where('toOn', '<=', until);
  return (await query.orderBy('toOn', 'desc').limit(1).executeTakeFirst()) ?? null;
}
