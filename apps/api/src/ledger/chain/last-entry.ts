import type { Tx } from '../../platform/database/database';
import { msg } from '../../platform/http/language/sentence';
import { invalid } from '../../platform/http/problem';
import { chainHead } from './chain-head.sql';

/**
 * The number of the last journal entry that counts: the one asked for, or the last there is. Throws a Problem, 422, for one that there is
 * not; books without entries are at 0.
 */
export async function lastEntryNo(tx: Tx, asked: number | undefined): Promise<number> {
  const { no } = await chainHead(tx);
  if (asked === undefined || asked === no) return no;
  if (no === 0) throw invalid({ journalNo: 'There are no journal entries yet. Leave the number out.' });
  if (asked > no)
    throw invalid({ journalNo: msg`The last journal entry is ${no}. Choose a number up to it.` });
  if (asked < 1)
    throw invalid({ journalNo: msg`Journal entries are numbered from 1. Choose a number up to ${no}.` });
  return asked;
}
