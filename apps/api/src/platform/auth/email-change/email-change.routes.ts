import { emailChangeRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { countingFailures, loginLimits } from '../limits';
import { askForEmailChange, cancelEmailChange, emailChangeOf } from './ask-for-email-change.service';
import { confirmEmailChange, undoEmailChange } from './confirm-email-change.service';

const received = { data: { received: true } } as const;

/** The address that one signs in with: outside of communities, so in no transaction that is fenced to one. */
export const emailChangeModule: Module = (platform) => [
  implementStream(emailChangeRoutes.getEmailChange, async ({ caller }) => ({
    data: await emailChangeOf(platform, caller),
  })),

  implementStream(emailChangeRoutes.askForEmailChange, async ({ tenant, caller, body, request }) => {
    await askForEmailChange(platform, tenant, caller, { ...body, requestId: request.id });
    return received;
  }),

  implementStream(emailChangeRoutes.cancelEmailChange, ({ caller }) => cancelEmailChange(platform, caller)),

  implementStream(emailChangeRoutes.confirmEmailChange, async ({ tenant, body, request }) => {
    const origin = { address: request.ip, requestId: request.id };
    const email = await countingFailures(platform, [[loginLimits.address, request.ip]], () =>
      confirmEmailChange(platform, tenant, { ...body, origin }),
    );
    return { data: { email } };
  }),

  implementStream(emailChangeRoutes.undoEmailChange, async ({ tenant, body, request }) => {
    const origin = { address: request.ip, requestId: request.id };
    const back = await countingFailures(platform, [[loginLimits.address, request.ip]], () =>
      undoEmailChange(platform, tenant, { ...body, origin }),
    );
    return { data: back };
  }),
];
