import { authRoutes } from '@courtyard/contract';
import { implement, implementStream, type Module } from '../http/implement';
import { notFound } from '../http/problem';
import { endAllSessions } from './password-reset.service';
import { clearSessionCookie } from './session-cookie';

/** Where a person is signed in, and ending that. */
export const sessionsModule: Module = (platform) => [
  implement(authRoutes.listSessions, async ({ tx, caller }) => {
    const rows = await tx
      .selectFrom('session')
      .select(['id', 'started_at', 'last_seen_at', 'device', 'address'])
      .where('member_id', '=', caller.memberId)
      .orderBy('last_seen_at', 'desc')
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        current: row.id === caller.sessionId,
        startedAt: row.started_at,
        lastSeenAt: row.last_seen_at,
        device: row.device,
        address: row.address,
      })),
    };
  }),

  implement(authRoutes.revokeSession, async ({ tx, caller, tenant, params, audit, afterCommit }) => {
    const ended = await tx
      .deleteFrom('session')
      .where('id', '=', params.sessionId)
      .where('member_id', '=', caller.memberId)
      .returning('device')
      .executeTakeFirst();
    if (!ended) throw notFound('session');
    await platform.events.publish(tx, {
      tenantId: tenant.id,
      topic: 'signed-out',
      sessionId: params.sessionId,
    });
    await audit({
      action: 'session.end',
      subjectType: 'session',
      subjectId: params.sessionId,
      changes: { device: { before: ended.device, after: null } },
    });
    afterCommit(() => platform.sessions.forget(tenant.id));
  }),

  // Every community of the person, so not in a transaction that is fenced to one.
  implementStream(authRoutes.revokeAllSessions, async ({ caller, reply }) => {
    await endAllSessions(platform, caller.identityId);
    clearSessionCookie(platform, reply);
  }),

  implement(authRoutes.logout, async ({ tx, caller, tenant, reply, afterCommit }) => {
    await tx.deleteFrom('session').where('id', '=', caller.sessionId).execute();
    await platform.events.publish(tx, {
      tenantId: tenant.id,
      topic: 'signed-out',
      sessionId: caller.sessionId,
    });
    clearSessionCookie(platform, reply);
    afterCommit(() => platform.sessions.forget(tenant.id));
  }),
];
