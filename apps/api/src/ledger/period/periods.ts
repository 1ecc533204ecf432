import { addMonths } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Actor } from '../posting/entry';
import { refusal, refusing } from '../posting/refusal';

/** `YYYY-MM`. */
type Month = string;

/** What the chain was at an action; it is printed on the close report and mailed. */
export interface ChainHead {
  no: number;
  /** SHA-256 in hex; empty where nothing was posted. */
  hash: string;
}

const headOf = (rows: readonly { headNo: number; headHash: Buffer }[]): ChainHead => {
  const [row] = rows;
  if (!row) throw new Error('an action on a month was done and is not there');
  return { no: row.headNo, hash: row.headHash.toString('hex') };
};

/** Closes a month: nothing is posted into it any more. Months are closed in their order. */
export async function closePeriod(tx: Tx, month: Month, actor: Actor): Promise<ChainHead> {
  const { rows } = await refusing(
    sql<{ headNo: number; headHash: Buffer }>`
      select head_no, head_hash from ledger.close_period(${`${month}-01`}::date, ${JSON.stringify(actor)}::jsonb)`.execute(
      tx,
    ),
  );
  return headOf(rows);
}

/** Confirms the close of a month, in the name of another person than the one who closed it. */
export async function confirmPeriod(tx: Tx, month: Month, actor: Actor): Promise<ChainHead> {
  const { rows } = await refusing(
    sql<{ headNo: number; headHash: Buffer }>`
      select head_no, head_hash from ledger.confirm_period(${`${month}-01`}::date, ${JSON.stringify(actor)}::jsonb)`.execute(
      tx,
    ),
  );
  return headOf(rows);
}

/** Opens the last closed month again, for a reason. The entries of a year's end from that month on are reversed first. */
export async function reopenPeriod(tx: Tx, month: Month, reason: string, actor: Actor): Promise<ChainHead> {
  const { rows } = await refusing(
    sql<{ headNo: number; headHash: Buffer }>`
      select head_no, head_hash from ledger.reopen_period(${`${month}-01`}::date, ${reason}, ${JSON.stringify(actor)}::jsonb)`.execute(
      tx,
    ),
  );
  return headOf(rows);
}

/**
 * Brings income, expenses and transfers to the closing account, in each fund and each basis; the month that ends on that day is closed
 * already. Statements of income leave these entries out. Gives how many entries that took.
 */
export async function closeYear(tx: Tx, endsOn: string, actor: Actor): Promise<number> {
  const { rows } = await refusing(
    sql<{
      posted: number;
    }>`select ledger.close_year(${endsOn}::date, ${JSON.stringify(actor)}::jsonb) as posted`.execute(tx),
  );
  return rows[0]?.posted ?? 0;
}

/** Months that were ever closed, with how they stand now; every other month is open. */
export async function periods(tx: Tx): Promise<{ month: Month; status: 'open' | 'closed' }[]> {
  const rows = await tx.selectFrom('period').select(['month', 'status']).orderBy('month').execute();
  return rows.map(({ month, status }) => ({ month: month.slice(0, 7), status }));
}

/** The first day that the books have. */
const firstDay = '1900-01-01';

/** Throws the Problem that `post` would throw for a day of a closed month, or of one before it (409), and for a day that the books do not have (422): before work is begun. */
export async function requireOpenDay(tx: Tx, day: string): Promise<void> {
  if (day < firstDay) throw refusal('value', `${day} is before ${firstDay}`);
  const closed = (await periods(tx)).findLast(({ status }) => status === 'closed');
  if (closed && closed.month >= day.slice(0, 7)) throw refusal('closed', `${closed.month} is closed`);
}

/** The day itself, or where its month is closed the first one of the month after the last closed one. */
export async function firstOpenDay(tx: Tx, day: string): Promise<string> {
  const closed = (await periods(tx)).findLast(({ status }) => status === 'closed');
  return closed && closed.month >= day.slice(0, 7) ? addMonths(`${closed.month}-01`, 1) : day;
}

/** Who closed, confirmed and reopened which month, when, why, and what the chain was: the newest first. */
export function periodActions(tx: Tx) {
  return tx
    .selectFrom('periodAction')
    .select(['id', 'month', 'action', 'reason', 'actedBy', 'actedByName', 'actedAt', 'headNo', 'headHash'])
    .orderBy('actedAt', 'desc')
    .execute();
}
