import type { ViewAs } from '@courtyard/contract';
import { newId } from '../../core/ids';
import type { Tx } from '../../database/database';
import { msg } from '../../http/language/sentence';
import { conflict, notFound, notSignedIn } from '../../http/problem';
import type { CallContext } from '../../section/call-context';
import { demandOn } from '../factors/demand/demand.sql';
import { memberHasFactor } from '../factors/demand/has-factor.sql';
import { canDecideOn, rightsOf } from '../permissions/granting.service';
import { hashToken } from '../sessions/token';
import { rightsOf as namesOfRights } from '../sign-in/sign-in.service';
import { stopViewOfSession } from './end-view-as';
import { neededToView } from './needed-to-view';
import { newViewAsToken, viewAsLastsMs } from './view-as-token';
import { viewAsEndName } from './view-as.jobs';

interface Viewed {
  id: string;
  identityId: string;
  displayName: string;
  email: string;
}

/** The active member, who can sign in. Throws where there is no such member, and for the caller themselves. */
async function findViewed({ tx, caller }: CallContext, memberId: string): Promise<Viewed> {
  const member = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select([
      'member.id',
      'member.status',
      'member.displayName',
      'identity.id as identityId',
      'identity.email',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound('member');
  if (member.id === caller.memberId) throw conflict('own-view', 'You can’t view as yourself.');
  if (member.status !== 'active')
    throw conflict(
      'not-active',
      msg`${member.displayName} isn’t an active member, so there is nothing to view.`,
    );
  return member;
}

async function owesFactor(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const demand = await demandOn(tx, memberId);
  if (!demand || Date.parse(demand.enforcedFrom) > now.getTime()) return false;
  return !(await memberHasFactor(tx, memberId));
}

/** Nobody sees more by looking on as somebody than they see themselves. Throws a conflict that says what they lack. */
async function requireCanView(context: CallContext, { id, displayName }: Viewed): Promise<void> {
  const { tx, caller, platform } = context;
  const own = await rightsOf(tx, caller.memberId);
  const theirs = await rightsOf(tx, id);
  const beyond = [...theirs].filter((permission) => !own.has(permission)).toSorted();
  if (beyond.length > 0)
    throw conflict(
      'beyond-own-rights',
      msg`You can’t view as ${displayName}, who can do more than you. You lack: ${beyond.join(', ')}.`,
    );
  const lacking = neededToView(platform.sections)
    .filter((permission) => !own.has(permission))
    .toSorted();
  if (lacking.length > 0)
    throw conflict(
      'beyond-own-rights',
      msg`Members see records of their own that you can’t see. To view as a member, you also need: ${lacking.join(', ')}.`,
    );
  if (!(await canDecideOn({ tx, caller }, [id])))
    throw conflict('administrator', 'Only an administrator can view as an administrator.');
  if (await owesFactor(tx, id, platform.clock()))
    throw conflict(
      'factor-owed',
      msg`${displayName} has to set up two-factor authentication first, and sees nothing until then.`,
    );
}

/**
 * Ends the view that is under way in the caller's session, also for the pages that show it. Of two that begin at once in a session,
 * the second one waits here for the first.
 */
async function endOther(context: CallContext): Promise<void> {
  const { tx, tenant, caller } = context;
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', caller.sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw notSignedIn();
  await stopViewOfSession(context, { tenantId: tenant.id }, caller.sessionId);
}

/**
 * Lets the caller look on as a member, by a token of its own that reads and changes nothing: for half an hour, and no longer than
 * the caller's session, their permission and the member's access last. One that is under way in the session ends.
 */
export async function beginViewAs(context: CallContext, memberId: string): Promise<ViewAs> {
  const { tx, tenant, caller, platform } = context;
  const viewed = await findViewed(context, memberId);
  await requireCanView(context, viewed);
  await endOther(context);
  const token = newViewAsToken();
  const id = newId();
  const endsAt = new Date(platform.clock().getTime() + viewAsLastsMs);
  await tx
    .insertInto('viewAs')
    .values({
      tenantId: tenant.id,
      id,
      viewerId: caller.memberId,
      sessionId: caller.sessionId,
      memberId,
      tokenHash: hashToken(token),
      endsAt,
    })
    .execute();
  await platform.jobs.enqueue(
    tx,
    viewAsEndName,
    { tenantId: tenant.id, id },
    { startAfter: viewAsLastsMs, key: id },
  );
  await context.audit({
    action: 'member.view-as',
    subjectType: 'member',
    subjectId: memberId,
    changes: { viewAsUntil: { before: null, after: endsAt.toISOString() } },
  });
  const { displayName, email, identityId } = viewed;
  return {
    endsAt: endsAt.toISOString(),
    user: {
      id: identityId,
      memberId,
      email,
      displayName,
      token,
      ...(await namesOfRights(tx, memberId)),
      community: platform.tenants.summaryOf(tenant),
    },
  };
}
