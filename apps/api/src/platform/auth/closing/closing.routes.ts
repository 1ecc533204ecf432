import { closingRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { askForClosing, cancelClosing, closingOf } from './closing.service';

/** Closing one's account: in all communities, so in no transaction that is fenced to one. */
export const closingModule: Module = (platform) => [
  implementStream(closingRoutes.getClosing, async ({ caller }) => ({
    data: await closingOf(platform, caller),
  })),

  implementStream(closingRoutes.askForClosing, async ({ tenant, caller, body, request }) => ({
    data: { closesAt: await askForClosing(platform, tenant, caller, { ...body, requestId: request.id }) },
  })),

  implementStream(closingRoutes.cancelClosing, ({ tenant, caller, request }) =>
    cancelClosing(platform, tenant, caller, request.id),
  ),
];
