import type { Invitation, invitationRoutes } from '@courtyard/contract/people/invitation/invitation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../platform/database/lists/keyset';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { rolesOfMember } from '../member/member.sql';

type Query = z.output<(typeof invitationRoutes.listInvitations)['query']>;
type Context = Pick<ReadContext, 'tx' | 'platform'>;

/** What has become of an invitation now. */
const statusAt = (now: Date): RawBuilder<Invitation['status']> => sql`
  case when invitation.status = 'open' and invitation.expires_at <= ${now} then 'expired' else invitation.status end`;

const invitationQuery = ({ tx, platform }: Context) =>
  tx
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.memberId')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select([
      'invitation.id',
      'invitation.memberId',
      'member.displayName as name',
      'identity.email',
      rolesOfMember.as('roles'),
      statusAt(platform.clock()).as('status'),
      'invitation.invitedBy',
      'invitation.sentAt',
      'invitation.expiresAt',
      'invitation.version',
    ]);

/** Those that were sent last first, unless it is asked for otherwise. */
export async function pageOfInvitations(context: Context, { search, status, sort, cursor, limit }: Query) {
  const direction = sort === 'sentAt' ? 'asc' : 'desc';
  const { rows, page } = await keysetPage({
    query: invitationQuery(context)
      .where(allOf(everyWord(search, ['member.display_name', 'identity.email', 'invitation.invited_by'])))
      .$if(status !== undefined, (query) =>
        query.where(
          sql<SqlBool>`${statusAt(context.platform.clock())} = any(${[...(status ?? [])]}::text[])`,
        ),
      ),
    sortColumns: [
      { column: 'invitation.sent_at', direction },
      { column: 'invitation.id', direction },
    ],
    cursor,
    limit,
  });
  return { data: rows, page };
}

export async function getInvitation(context: Context, invitationId: string): Promise<Invitation> {
  const found = await invitationQuery(context).where('invitation.id', '=', invitationId).executeTakeFirst();
  if (!found) throw notFound('invitation');
  return found;
}
