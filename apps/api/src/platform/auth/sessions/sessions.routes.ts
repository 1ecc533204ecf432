import { authRoutes } from '@courtyard/contract';
import { implement, implementStream, type Module } from '../../http/implement';
import { notFound } from '../../http/problem';
import { signOutEverywhere, endLeftSession, endSession } from './end-sessions.service';
import { presentedToken } from './presented-token';
import { clearSessionCookie } from './session-cookie';
import { shortAddress } from './short-address.rules';
import { hashToken } from './token';

/** Where a person is signed in, and ending that. */
export const sessionsModule: Module = (platform) => [
  implement(authRoutes.listSessions, async ({ tx, caller }) => {
    const rows = await tx
      .selectFrom('session')
      .select(['id', 'startedAt', 'lastSeenAt', 'device', 'address'])
      .where('memberId', '=', caller.memberId)
      .orderBy('lastSeenAt', 'desc')
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        current: row.id === caller.sessionId,
        startedAt: row.startedAt,
        lastSeenAt: row.lastSeenAt,
        device: row.device,
        address: shortAddress(row.address),
      })),
    };
  }),

  implement(authRoutes.revokeSession, async (call) => {
    if (!(await endSession(call, call.params.sessionId))) throw notFound('session');
  }),

  // Of every community of the person, so not in a transaction that is fenced to one.
  implementStream(authRoutes.revokeOtherSessions, async ({ caller, request }) => {
    const { identityId, address, sessionId: except } = caller;
    await signOutEverywhere(platform, {
      identityId,
      origin: { address, requestId: request.id },
      except,
    });
  }),

  implementStream(authRoutes.revokeAllSessions, async ({ caller, request, reply }) => {
    const { identityId, address } = caller;
    await signOutEverywhere(platform, { identityId, origin: { address, requestId: request.id } });
    clearSessionCookie(platform, reply);
  }),

  implement(authRoutes.endLeftSession, async (call) => {
    const tokenHash = Buffer.from(call.body.proof, 'base64url');
    await endLeftSession(call, tokenHash);
    // Somebody else's, who signed in meanwhile, stays.
    const presented = presentedToken(call.platform, call.request);
    if (presented && hashToken(presented.token).equals(tokenHash)) clearSessionCookie(platform, call.reply);
  }),

  implement(authRoutes.logout, async (call) => {
    await endSession(call, call.caller.sessionId);
    clearSessionCookie(platform, call.reply);
  }),
];
