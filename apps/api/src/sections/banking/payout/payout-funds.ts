import { sql } from 'kysely';
import { trialBalance } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { msg } from '../../../platform/http/language/sentence';
import { conflict } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { formatMoney } from '@courtyard/contract/formats';

/** What a bank account has in the books today. It is of one fund: this is what the fund has in it. */
export async function balanceOf(context: ReadContext, accountId: string): Promise<number> {
  const rows = await trialBalance(context.tx, { at: todayOf(context), basis: 'accrual', accountId });
  return rows.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
}

/** What batches that wait for approval or release will take, by bank account; without one of them. */
export async function heldBy(tx: Tx, exceptId?: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('payoutBatch')
    .select(['bankAccountId', sql<number>`sum(total_minor)::bigint`.as('heldMinor')])
    .where('status', 'in', ['prepared', 'approved'])
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .groupBy('bankAccountId')
    .execute();
  return new Map(rows.map(({ bankAccountId, heldMinor }) => [bankAccountId, heldMinor]));
}

/**
 * Throws a Problem, 409 `not-enough`, where a bank account has less than a batch takes beside the other batches that wait. Others who
 * prepare or release from the account wait until the commit.
 */
export async function requireFunds(
  context: ReadContext,
  { id, bankAccountId, totalMinor }: { id: string; bankAccountId: string; totalMinor: number },
): Promise<void> {
  const { tx, tenant } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended('payout ' || ${bankAccountId}::text, 0))`.execute(
    tx,
  );
  const balanceMinor = await balanceOf(context, bankAccountId);
  const heldMinor = (await heldBy(tx, id)).get(bankAccountId) ?? 0;
  if (totalMinor <= balanceMinor - heldMinor) return;
  const money = (minor: number) => formatMoney(minor, tenant.currency, { language: 'en' });
  throw conflict(
    'not-enough',
    msg`The bank account has ${money(balanceMinor)}, with ${money(heldMinor)} reserved by other batches, and this batch needs ${money(totalMinor)}. Pay fewer bills, or transfer money to the account first.`,
  );
}
