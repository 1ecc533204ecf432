import { z } from 'zod';
import { consentOnPaper, mailConsent } from '../../platform/member/contact/mail-consent';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

const params = z.object({ memberId: id });
const path = '/api/v1/members/:memberId/mail-consent';
const access = 'Member Update';

export const memberConsentRoutes = {
  getMemberConsent: defineRoute({
    method: 'GET',
    path,
    access,
    summary: 'Whether a member agreed that required notices come by e-mail',
    params,
    response: one(mailConsent),
  }),
  recordMemberConsent: defineRoute({
    method: 'PUT',
    path,
    access,
    summary: 'Record a consent to required notices by e-mail that a member gave on paper, or its withdrawal',
    params,
    body: consentOnPaper,
    response: one(mailConsent),
  }),
};
