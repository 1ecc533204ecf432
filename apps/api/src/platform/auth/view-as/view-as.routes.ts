import { viewAsRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { clearViewAsCookie } from '../sessions/session-cookie';
import { stopViewOfSession } from './end-view-as';

/** The end of looking on as another member, by one's own session. It begins at the member's page, which is of the section of people. */
export const viewAsModule: Module = (platform) => [
  implement(viewAsRoutes.endViewAs, async ({ tx, tenant, caller, request, reply, afterCommit }) => {
    const origin = { address: caller.address, requestId: request.id };
    await stopViewOfSession({ tx, platform }, { tenantId: tenant.id, origin }, caller.sessionId);
    afterCommit(() => {
      platform.sessions.forget(tenant.id);
      clearViewAsCookie(platform, reply);
    });
  }),
];
