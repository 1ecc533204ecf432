import { daysBetween } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { requireOpenDay } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { lockList } from '../../../../../platform/database/lists/lock-list';
import { msg } from '../../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import { dayWord } from '../../../../../platform/notifications/kind';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { bookedLines } from '../../../../accounting';
import { lastReconciled } from '../../../reconciliation/queries/reading.sql';
import { staleAfterDaysOf } from '../bank-setting.service';
import { undoneOn } from '../set-aside.sql';

export interface MovableCheck {
  paymentId: string;
  bankAccountId: string;
  number: number;
  payee: string;
  writtenOn: string;
  amountMinor: number;
  checkEntryId: string;
  /** Times that it was moved before. */
  moves: number;
}

interface Found extends MovableCheck {
  endedAs: 'void' | 'returned' | null;
  isMoved: boolean;
  isInStatement: boolean;
}

/** One move or undo at a time: two at once see what the other did. */
export const lockMoves = (tx: Tx): Promise<void> => lockList(tx, 'unclaimed-check');

async function checkOf(tx: Tx, accountId: string, paymentId: string): Promise<Found> {
  const { rows } = await sql<Found>`
    select payment.id as payment_id, payment.bank_account_id, payment.check_number as number, vendor.name as payee,
      payment.paid_on as written_on, payment.amount_minor, entry.id as check_entry_id, payment.ended_as,
      (select count(*)::int from unclaimed_check moved where moved.tenant_id = payment.tenant_id and moved.payment_id = payment.id) as moves,
      exists (select from unclaimed_check moved where moved.tenant_id = payment.tenant_id and moved.payment_id = payment.id
        and ${undoneOn} is null) as is_moved,
      exists (select from journal_line line join reconciliation_line had on had.tenant_id = line.tenant_id
          and had.entry_id = line.entry_id and had.line = line.line
        where line.tenant_id = entry.tenant_id and line.entry_id = entry.id and line.account_id = payment.bank_account_id) as is_in_statement
    from vendor_payment payment
    join vendor on vendor.tenant_id = payment.tenant_id and vendor.id = payment.vendor_id
    join journal_entry entry on entry.tenant_id = payment.tenant_id and entry.source_kind = 'vendor-payment'
      and entry.source_id = payment.id::text and entry.reverses_id is null
    where payment.id = ${paymentId} and payment.bank_account_id = ${accountId} and payment.check_number is not null`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw notFound('check');
  return found;
}

/** Throws a Problem for a date in the future, of a closed month, or within the last finished reconciliation, which stays as it was. */
export async function requireDateAfterStatement(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  accountId: string,
  on: string,
): Promise<void> {
  if (on > todayOf(context)) throw invalid({ on: 'The date is in the future. Enter a date up to today.' });
  await requireOpenDay(context.tx, on);
  const last = await lastReconciled(context.tx, accountId);
  if (last !== null && on <= last.toOn)
    throw invalid({ on: msg`The account is reconciled through ${dayWord(last.toOn)}. Enter a later date.` });
}

/** A check that can be moved on a date. Throws a Problem for one that is cleared, void, moved already or not yet stale. */
export async function movableCheck(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
  { paymentId, on }: { paymentId: string; on: string },
): Promise<MovableCheck> {
  const { endedAs, isMoved, isInStatement, ...check } = await checkOf(tx, accountId, paymentId);
  const number = String(check.number);
  if (endedAs !== null)
    throw conflict('check-ended', msg`Check ${number} is void or was returned. Leave it out.`);
  if (isMoved)
    throw conflict('check-moved', msg`Check ${number} is in unclaimed checks already. Leave it out.`);
  const lines = bookedLines(tx)
    .where('line.entryId', '=', check.checkEntryId)
    .where('line.accountId', '=', accountId);
  if (isInStatement || (await lines.execute()).some(({ isMatched }) => isMatched))
    throw conflict(
      'check-cleared',
      msg`Check ${number} is cleared, or matched to a bank transaction. Leave it out.`,
    );
  const days = await staleAfterDaysOf(tx);
  if (daysBetween(check.writtenOn, on) <= days)
    throw conflict(
      'check-not-stale',
      msg`Check ${number} isn’t stale: it is outstanding for no more than ${String(days)} days. Leave it out, or choose a later date.`,
    );
  return check;
}
