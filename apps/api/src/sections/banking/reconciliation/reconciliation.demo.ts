import { addDays, addMonths, startOfMonth } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { chainHead } from '../../../ledger';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { bankAccounts, importedStatements, isBookedUntil } from '../../accounting';
import { getReconciliation, lastReconciled } from './queries/reading.sql';
import { reportOf, reportPdf } from './report-pdf';

interface Statement {
  accountId: string;
  toOn: string;
  closingMinor: number;
}

/** On `line`: what was on a statement by a day. Before there are imported ones, what is in the books; not what a later one has. */
const isOnStatement = (accountId: string, toOn: string) => sql<boolean>`line.account_id = ${accountId}
  and line.entry_date <= ${toOn} and (${isBookedUntil(toOn)} or not ${isBookedUntil('9999-12-31')})`;

async function balanceOnStatement(tx: Tx, accountId: string, toOn: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(line.amount), 0)::bigint as amount
    from journal_line line where ${isOnStatement(accountId, toOn)}`.execute(tx);
  return rows[0]?.amount ?? 0;
}

async function open(
  tx: Tx,
  { id: tenantId, people, platform }: DemoCommunity,
  its: Statement,
): Promise<string> {
  const last = await lastReconciled(tx, its.accountId);
  const id = newId();
  await tx
    .insertInto('reconciliation')
    .values({
      ...its,
      tenantId,
      id,
      fromOn: last === null ? null : addDays(last.toOn, 1),
      openingMinor: last?.closingMinor ?? 0,
      startedBy: people.treasurer.displayName,
      startedAt: platform.clock(),
    })
    .execute();
  return id;
}

/** A month before the imported statements, which begin with its closing balance. */
async function reconciled(tx: Tx, community: DemoCommunity, accountId: string, toOn: string): Promise<void> {
  const { people, platform, id: tenantId } = community;
  const closingMinor = await balanceOnStatement(tx, accountId, toOn);
  const id = await open(tx, community, { accountId, toOn, closingMinor });
  await sql`insert into reconciliation_line (tenant_id, entry_id, line, reconciliation_id)
    select line.tenant_id, line.entry_id, line.line, ${id} from journal_line line where ${isOnStatement(accountId, toOn)}
    on conflict do nothing`.execute(tx);
  const its = await getReconciliation({ tx, platform }, id);
  const { no: headNo } = await chainHead(tx);
  const finished = { finishedBy: people.treasurer.displayName, finishedAt: platform.clock() };
  const content = await reportPdf(community, await reportOf({ tx }, its), { ...finished, journalNo: headNo });
  const name = `Reconciliation ${its.account.code} ${toOn}.pdf`;
  const file = await platform.files.store(tx, {
    tenantId,
    name,
    content,
    uploadedBy: people.treasurer.memberId,
  });
  await platform.files.attach(tx, file.id);
  await tx
    .updateTable('reconciliation')
    .set({ ...finished, status: 'finished', headNo, clearedLines: its.clearedLines, fileId: file.id })
    .where('id', '=', id)
    .execute();
}

/**
 * The first bank account is reconciled for the twelve months before its imported statements, and the first of these is in progress,
 * with what is matched to the bank cleared but for three lines; the others are reconciled once.
 */
export const seedReconciliations: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  for (const [place, { id: accountId }] of (await bankAccounts(tx)).entries()) {
    const [next] = await importedStatements(tx, accountId, null);
    if (!next) continue;
    const begins = startOfMonth(next.fromOn);
    const months = Array.from({ length: place === 0 ? 12 : 1 }, (_, month) =>
      addMonths(begins, -month),
    ).toReversed();
    for (const month of months) await reconciled(tx, community, accountId, addDays(month, -1));
    if (place > 0) continue;
    const { toOn, closingMinor } = next;
    const id = await open(tx, community, { accountId, toOn, closingMinor });
    await sql`insert into reconciliation_line (tenant_id, entry_id, line, reconciliation_id)
      select line.tenant_id, line.entry_id, line.line, ${id} from journal_line line
      where line.account_id = ${accountId} and line.entry_date <= ${toOn} and ${isBookedUntil(toOn)}
      on conflict do nothing`.execute(tx);
    await sql`delete from reconciliation_line where reconciliation_id = ${id} and (entry_id, line) in (
      select entry_id, line from reconciliation_line where reconciliation_id = ${id} order by entry_id, line limit 3)`.execute(
      tx,
    );
  }
};
