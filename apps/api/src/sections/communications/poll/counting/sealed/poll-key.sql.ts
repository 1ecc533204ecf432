import type { PollSeal } from '@courtyard/contract/communications/poll/sealed/sealed';
import type { Tx } from '../../../../../platform/database/database';

/** The copies of a poll's key, in their order. */
export const copiesOf = (tx: Tx, pollId: string): Promise<PollSeal['copies']> =>
  tx
    .selectFrom('pollKeyCopy')
    .select(['copy', 'proven as isProven', 'challenge'])
    .where('pollId', '=', pollId)
    .orderBy('copy')
    .execute();

/** The key of a poll with who made it; undefined where there is none. */
export const findKey = (tx: Tx, pollId: string) =>
  tx
    .selectFrom('pollKey')
    .innerJoin('member', 'member.id', 'pollKey.madeBy')
    .select(['pollKey.publicKey', 'pollKey.challenge', 'pollKey.answerHash', 'member.displayName as madeBy'])
    .where('pollKey.pollId', '=', pollId)
    .executeTakeFirst();

/** Whether a member made the key of a poll. */
export const hasKey = async (tx: Tx, pollId: string, memberId: string): Promise<boolean> =>
  (await tx
    .selectFrom('pollKey')
    .select('pollId')
    .where('pollId', '=', pollId)
    .where('madeBy', '=', memberId)
    .executeTakeFirst()) !== undefined;

/** Forgets a key that was made: by somebody, or whoever made it. */
export async function dropKey(tx: Tx, pollId: string, madeBy?: string): Promise<void> {
  await tx
    .deleteFrom('pollKey')
    .where('pollId', '=', pollId)
    .$if(madeBy !== undefined, (query) => query.where('madeBy', '=', madeBy ?? ''))
    .execute();
}
