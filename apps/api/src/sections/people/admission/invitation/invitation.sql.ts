import type {
  Invitation,
  invitationRoutes,
} from '@courtyard/contract/people/admission/invitation/invitation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, type SortColumn, wholeList } from '../../../../platform/database/lists/keyset';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { rolesOfMember } from '../../member/member.sql';

type Query = z.output<(typeof invitationRoutes.listInvitations)['query']>;
type Context = Pick<ReadContext, 'tx' | 'platform'>;

/** What has become of an invitation now. */
const statusAt = (now: Date): RawBuilder<Invitation['status']> => sql`
  case when invitation.status = 'open' and invitation.expires_at <= ${now} then 'expired' else invitation.status end`;

export const invitationQuery = ({ tx, platform }: Context) =>
  tx
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.memberId')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select([
      'invitation.id',
      'invitation.memberId',
      'member.displayName as name',
      'identity.email',
      rolesOfMember(sql`true`).as('roles'),
      statusAt(platform.clock()).as('status'),
      'invitation.invitedBy',
      'invitation.sentAt',
      'invitation.expiresAt',
      'invitation.version',
    ]);

type Filters = Pick<Query, 'search' | 'status'>;

/** What of the list the filters find. */
export const conditionsOf = ({ platform }: Context, { search, status }: Filters): RawBuilder<SqlBool> =>
  allOf([
    ...everyWord(search, ['member.display_name', 'identity.email', 'invitation.invited_by']),
    ...(status === undefined
      ? []
      : [sql<SqlBool>`${statusAt(platform.clock())} = any(${[...status]}::text[])`]),
  ]);

const sentInOrder = (direction: 'asc' | 'desc'): readonly [SortColumn, SortColumn] => [
  { column: 'invitation.sent_at', direction },
  { column: 'invitation.id', direction },
];

/** Those that were sent last first, unless it is asked for otherwise. */
const invitationList = (context: Context, query: Filters & Pick<Query, 'sort'>) => ({
  query: invitationQuery(context).where(conditionsOf(context, query)),
  sortColumns: sentInOrder(query.sort === 'sentAt' ? 'asc' : 'desc'),
});

export async function pageOfInvitations(context: Context, query: Query) {
  const { cursor, limit } = query;
  const { rows, page } = await keysetPage({ ...invitationList(context, query), cursor, limit });
  return { data: rows, page };
}

/** All invitations of a filtered list, in its order. */
export const everyInvitation = (
  context: Context,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<Invitation> => wholeList(invitationList(context, query));

export async function getInvitation(context: Context, invitationId: string): Promise<Invitation> {
  const found = await invitationQuery(context).where('invitation.id', '=', invitationId).executeTakeFirst();
  if (!found) throw notFound('invitation');
  return found;
}
