import { passwordRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { countAttempt, judgeLimit } from '../limits';
import { setSessionCookie } from '../sessions/session-cookie';
import { changePassword } from './change-password.service';
import { judgePassword } from './judge-password';

/** How good a password is, and changing one's own. Both take their time: no connection is held meanwhile. */
export const passwordModule: Module = (platform) => [
  implementStream(passwordRoutes.judgePassword, async ({ tenant, body, request, translate }) => {
    await countAttempt(platform, judgeLimit, request.ip);
    const { advice, ...verdict } = await judgePassword(body.password, [...body.about, tenant.name]);
    return { data: { ...verdict, advice: advice === null ? null : translate(advice) } };
  }),

  implementStream(passwordRoutes.changePassword, async ({ tenant, caller, body, request, reply }) => {
    const origin = { address: caller.address, requestId: request.id };
    const token = await changePassword(platform, tenant, caller, { ...body, origin });
    setSessionCookie(platform, reply, token);
    return { data: { token } };
  }),
];
