import { z } from 'zod';
import { consentOnPaper, mailConsent } from '../../platform/member/contact/mail-consent';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

const params = z.object({ personId: id });
const path = '/api/v1/properties/people/:personId/mail-consent';
const access = 'Ownership Update';

export const personConsentRoutes = {
  getPersonConsent: defineRoute({
    method: 'GET',
    path,
    access,
    summary: 'Whether a person agreed that required notices come by e-mail',
    params,
    response: one(mailConsent),
  }),
  recordPersonConsent: defineRoute({
    method: 'PUT',
    path,
    access,
    summary: 'Record a consent to required notices by e-mail that a person gave on paper, or its withdrawal',
    params,
    body: consentOnPaper,
    response: one(mailConsent),
  }),
};
