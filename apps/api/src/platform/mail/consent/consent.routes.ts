import { mailConsentRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { todayOf } from '../../section/call-context';
import { consentOf } from './consent.sql';
import { changeConsent } from './keep-consent';

/** One's own consent to required notices by e-mail. */
export const consentModule: Module = () => [
  implement(mailConsentRoutes.getMyMailConsent, async (call) => ({
    data: await consentOf(call, { memberId: call.caller.memberId }),
  })),
  implement(mailConsentRoutes.setMyMailConsent, async (call) => ({
    data: await changeConsent(
      call,
      { memberId: call.caller.memberId },
      { agrees: call.body.agrees, on: todayOf(call), how: 'account' },
    ),
  })),
];
