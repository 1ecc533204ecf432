import type { Tx } from '../../platform/database/database';
import { msg } from '../../platform/http/language/sentence';
import { invalid } from '../../platform/http/problem';
import { chainHead } from './chain-head.sql';

/** The number of the last journal entry that counts: the one asked for, or the last there is. Throws a Problem, 422, for a later one. */
export async function lastEntryNo(tx: Tx, asked: number | undefined): Promise<number> {
  const { no } = await chainHead(tx);
  if (asked !== undefined && asked > no)
    throw invalid({ journalNo: msg`The last journal entry is ${no}. Choose a number up to it.` });
  return asked ?? no;
}
