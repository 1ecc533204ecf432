import type {
  ClearedSum,
  Clearing,
  Reconciliation,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { isSetAside } from '../../bank-account/unclaimed-check/set-aside.sql';
import { getReconciliation } from '../queries/reading.sql';

/** Takes the turn to change a reconciliation: two people at once work on it one after the other. */
async function lock(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('reconciliation')
    .select(['id', 'accountId', 'toOn', 'status', 'closingMinor', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('reconciliation');
  return found;
}

/** As `lock`, of one that is in progress. Throws a Problem, 409, for another; with a version, for one that changed since. */
export async function lockOpen(tx: Tx, id: string, version?: number) {
  const found = await lock(tx, id);
  if (found.status !== 'open')
    throw conflict('reconciliation-done', 'This reconciliation is finished. Undo it to change it.');
  if (version !== undefined && found.version !== version) throw versionConflict('reconciliation');
  return found;
}

/** As `lock`, of one that is finished. */
export async function lockFinished(tx: Tx, id: string) {
  const found = await lock(tx, id);
  if (found.status !== 'finished')
    throw conflict('reconciliation-not-done', 'Only a finished reconciliation can be undone.');
  return found;
}

export const nextVersion = (tx: Tx, id: string) =>
  tx
    .updateTable('reconciliation')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

type Locked = Awaited<ReturnType<typeof lock>>;
type Refs = Clearing['cleared'];

/** Refs as a table of `entry_id` and `line`. */
const asked = (refs: Refs) =>
  sql`unnest(${refs.map(({ entryId }) => entryId)}::uuid[], ${refs.map(
    ({ line }) => line,
  )}::int[]) as asked (entry_id, line)`;

async function clear(tx: Tx, { id, accountId, toOn }: Locked, refs: Refs): Promise<void> {
  if (refs.length === 0) return;
  await sql`insert into reconciliation_line (tenant_id, entry_id, line, reconciliation_id)
    select distinct line.tenant_id, line.entry_id, line.line, ${id}::uuid
    from ${asked(refs)} join journal_line line on line.entry_id = asked.entry_id and line.line = asked.line
    where line.account_id = ${accountId} and line.entry_date <= ${toOn} and not ${isSetAside(toOn)} on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ isMissing: boolean }>`
    select exists (select from ${asked(refs)} where not exists (select from reconciliation_line had
      where had.entry_id = asked.entry_id and had.line = asked.line and had.reconciliation_id = ${id})) as is_missing`.execute(
    tx,
  );
  if (rows[0]?.isMissing)
    throw conflict(
      'line-not-clearable',
      'One of these lines is in another reconciliation, or isn’t on this account by the statement date. Nothing was cleared.',
    );
}

async function unclear(tx: Tx, { id }: Locked, refs: Refs): Promise<void> {
  if (refs.length === 0) return;
  await sql`delete from reconciliation_line had using ${asked(refs)}
    where had.reconciliation_id = ${id} and had.entry_id = asked.entry_id and had.line = asked.line`.execute(
    tx,
  );
}

/** All that can be cleared up to a date, or all that is cleared up to it. */
async function all(tx: Tx, its: Locked, { isCleared, until }: NonNullable<Clearing['all']>): Promise<void> {
  const { id, accountId, toOn } = its;
  const last = until < toOn ? until : toOn;
  if (isCleared)
    await sql`insert into reconciliation_line (tenant_id, entry_id, line, reconciliation_id)
      select line.tenant_id, line.entry_id, line.line, ${id}::uuid from journal_line line
      where line.account_id = ${accountId} and line.entry_date <= ${last} and not ${isSetAside(toOn)} on conflict do nothing`.execute(
      tx,
    );
  else
    await sql`delete from reconciliation_line had using journal_line line
      where had.reconciliation_id = ${id} and line.tenant_id = had.tenant_id and line.entry_id = had.entry_id
        and line.line = had.line and line.entry_date <= ${last}`.execute(tx);
}

/** Clears lines and takes others off. What is cleared already stays so: the same twice is no error. */
export async function clearLines(context: CallContext, id: string, input: Clearing): Promise<ClearedSum> {
  const { tx } = context;
  const its = await lockOpen(tx, id);
  const before = await getReconciliation(context, id);
  if (input.all !== null) await all(tx, its, input.all);
  await unclear(tx, its, input.uncleared);
  await clear(tx, its, input.cleared);
  await nextVersion(tx, id);
  const { clearedLines, clearedMinor, differenceMinor, version } = await getReconciliation(context, id);
  await recordChange(
    context,
    changeOf(
      'reconciliation.clear',
      { reconciliation: id },
      { clearedLines: before.clearedLines, differenceMinor: before.differenceMinor },
      { clearedLines, differenceMinor },
    ),
  );
  return { clearedLines, clearedMinor, differenceMinor, version };
}

export async function changeClosingBalance(
  context: CallContext,
  id: string,
  { version, closingMinor }: { version: number; closingMinor: number },
): Promise<Reconciliation> {
  const { tx } = context;
  const before = await lockOpen(tx, id, version);
  await tx.updateTable('reconciliation').set({ closingMinor }).where('id', '=', id).execute();
  await nextVersion(tx, id);
  await recordChange(
    context,
    changeOf(
      'reconciliation.change-closing',
      { reconciliation: id },
      { closingMinor: before.closingMinor },
      { closingMinor },
    ),
  );
  return getReconciliation(context, id);
}

/** Deletes one that is in progress; its lines are uncleared by it. */
export async function deleteReconciliation(context: CallContext, id: string): Promise<void> {
  const { tx } = context;
  const { toOn, closingMinor } = await lockOpen(tx, id);
  await tx.deleteFrom('reconciliationLine').where('reconciliationId', '=', id).execute();
  await tx.deleteFrom('reconciliation').where('id', '=', id).execute();
  await recordChange(
    context,
    changeOf('reconciliation.delete', { reconciliation: id }, { toOn, closingMinor }, {}),
  );
}
