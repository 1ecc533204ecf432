import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { ownVotes } from './vote.sql';

/** Active members who see polls: everybody who can be asked to cast a vote. */
const canHold = sql<boolean>`member.status = 'active' and member.id in (${holderIds('Polls List View')})`;

/** The member as one who can be asked; undefined for others. */
export const proxyHolder = ({ tx }: Pick<ReadContext, 'tx'>, memberId: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'displayName'])
    .where('id', '=', memberId)
    .where(canHold)
    .executeTakeFirst();

/** Who runs the poll or names its inspectors; while members nominate, everybody who sees polls; and owners who may give their vote. */
async function canAsk(
  context: ReadContext,
  pollId: string,
  { status, proxies }: { status: string; proxies: boolean },
): Promise<boolean> {
  const { permissions } = context.caller;
  if (permissions.has('Poll Update') || permissions.has('Poll Certify')) return true;
  if (status === 'nominating') return permissions.has('Poll Details View');
  if (status !== 'open' || !proxies) return false;
  return (await ownVotes(context, pollId)).some(({ proxyFor }) => proxyFor === null);
}

/** Active members, by name. Throws 404 to who may ask none of them. */
export async function pollMembers(context: ReadContext, pollId: string, search: string) {
  const { tx, caller } = context;
  const poll = await tx
    .selectFrom('poll')
    .select(['status', 'proxies'])
    .where('id', '=', pollId)
    .executeTakeFirst();
  if (!poll || !(await canAsk(context, pollId, poll))) throw notFound('poll');
  return tx
    .selectFrom('member')
    .select(['member.id', 'member.displayName as name'])
    .where('member.id', '!=', caller.memberId)
    .where(allOf([canHold, ...everyWord(search, ['member.displayName'])]))
    .orderBy('member.nameSort')
    .orderBy('member.id')
    .limit(20)
    .execute();
}
