import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { ChainHead } from '../period/periods';

/** The last entry of the journal, as the chain stands. */
export async function chainHead(tx: Tx): Promise<ChainHead> {
  const { rows } = await sql<{
    no: number;
    hash: Buffer;
  }>`select next_no - 1 as no, hash from ledger_head`.execute(tx);
  const [row] = rows;
  return { no: row?.no ?? 0, hash: row?.hash.toString('hex') ?? '' };
}
