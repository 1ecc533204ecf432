import { switchRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../../http/implement';
import { countingFailures, loginLimits } from '../../limits';
import { setSessionCookie } from '../../sessions/session-cookie';
import { deviceName } from '../device.rules';
import { issueTicket, redeemTicket } from './switch.service';

/** From one of a person's communities to another: in two, so in no transaction that is fenced to one. */
export const switchModule: Module = (platform) => [
  implementStream(switchRoutes.askToSwitch, async ({ tenant, caller, body, request }) => ({
    data: await issueTicket(platform, tenant, caller, { ...body, requestId: request.id }),
  })),

  implementStream(switchRoutes.redeemSwitch, async ({ tenant, body, request, reply }) => {
    const device = deviceName(request.headers['user-agent']);
    const user = await countingFailures(platform, [[loginLimits.address, request.ip]], () =>
      redeemTicket(platform, tenant, { ...body, address: request.ip, device }),
    );
    setSessionCookie(platform, reply, user.token);
    return { data: user };
  }),
];
