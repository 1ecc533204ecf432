import type { CountRules } from '@courtyard/contract/communications/poll/count/count-rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import { conflict } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { ownersOn } from '../../../../platform/tenancy/profile/ports/owner-register';
import { keepLetters } from './paper/poll-letters.sql';
import { type Elector, electorsOf } from './electors-of.rules';

async function members(tx: Tx): Promise<Elector[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'displayName'])
    .where('status', '=', 'active')
    .where(sql<boolean>`member.id in (${holderIds('Polls List View')})`)
    .orderBy('nameSort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, displayName }) => ({
    name: displayName,
    people: [displayName],
    weight: 1,
    memberIds: [id],
    keys: [id],
  }));
}

/** Between those who own a property together: a name of a firm may have a comma. */
export const apart = '\n';

/** Weight and number of the electors who are not suspended. */
export async function electorateOf(tx: Tx, pollId: string): Promise<CountRules['electorate']> {
  const { rows } = await sql<CountRules['electorate']>`
    select count(*)::int as electors, coalesce(sum(weight), 0)::float8 as weight from poll_elector
    where poll_id = ${pollId} and suspended is null`.execute(tx);
  return rows[0] ?? { electors: 0, weight: 0 };
}

/** Writes who votes in a poll as of a day: later changes of owners and members are none of this list. Throws where it is nobody. */
export async function freezeElectors(
  { tx, tenant, platform }: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  poll: Poll,
  day: string,
): Promise<void> {
  const electors =
    poll.basis === 'member'
      ? await members(tx)
      : electorsOf(poll, await ownersOn(platform.sections, tx, day));
  if (electors.length === 0) {
    throw conflict(
      'nobody-votes',
      'No one could vote: there are no owners with a vote today. Enter owners and shares, or change who votes.',
    );
  }
  const withIds = electors.map((elector) => ({ ...elector, id: newId() }));
  for (const set of setsOf(withIds)) {
    await tx
      .insertInto('pollElector')
      .values(
        set.map(({ id, name, people, weight }) => ({
          tenantId: tenant.id,
          id,
          pollId: poll.id,
          name,
          people: people.join(apart),
          weight,
          suspended: null,
        })),
      )
      .execute();
  }
  await keepLetters({ tx, tenant, platform }, poll, { electors: withIds, day });
  const voters = withIds.flatMap(({ id, memberIds }) =>
    memberIds.map((memberId) => ({ electorId: id, memberId })),
  );
  for (const set of setsOf(voters)) {
    await tx
      .insertInto('pollVoter')
      .values(set.map((voter) => ({ tenantId: tenant.id, pollId: poll.id, ...voter })))
      .execute();
  }
}
