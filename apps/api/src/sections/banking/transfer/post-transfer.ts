import type { Transfer, TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import { sql } from 'kysely';
import { type NewEntry, post } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { planTransfer } from './plan-transfer';
import { getTransfer } from './transfer.sql';

/** Posts a transfer. Throws a Problem where the books no longer have what it takes. */
export async function postTransfer(
  context: CallContext,
  id: string,
  input: TransferInput,
  approvedBy?: NewEntry['approvedBy'],
): Promise<Transfer> {
  const { tx, tenant, caller, platform } = context;
  // One transfer at a time: two of them together cannot take more than there is, and numbers have no gaps.
  await sql`select pg_advisory_xact_lock(hashtextextended('banking.transfer ' || ${tenant.id}::text, 0))`.execute(
    tx,
  );
  const { lines } = await planTransfer(context, input);
  const last = await tx
    .selectFrom('transfer')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const entryId = newId();
  await tx
    .insertInto('transfer')
    .values({
      ...input,
      tenantId: tenant.id,
      id,
      number,
      entryId,
      createdBy: caller.displayName,
      approvedBy: approvedBy?.name ?? null,
      createdAt: platform.clock(),
    })
    .execute();
  const { on, amountMinor, purpose, memo } = input;
  await recordChange(
    context,
    changeOf('transfer.post', { transfer: id }, {}, { number, on, amountMinor, purpose }),
  );
  const entry: NewEntry = {
    id: entryId,
    key: `transfer:${id}`,
    date: on,
    kind: 'transfer',
    memo,
    lines: lines.map((line) => ({
      accountId: line.accountId,
      fundId: line.fundId,
      amountMinor: line.amountMinor,
    })),
    ...(approvedBy === undefined ? {} : { approvedBy }),
  };
  await post(tx, [entry], { id: caller.memberId, name: caller.displayName });
  return getTransfer(tx, id);
}
