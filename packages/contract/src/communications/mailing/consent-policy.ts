import { z } from 'zod';
import { one, optionalLine } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** Whether required notices go by e-mail only to those who agreed to that. */
export const consentPolicyInput = z.object({
  isDemanded: z.boolean(),
  /** The statute or the bylaw, as it is cited. */
  source: optionalLine(200).default(null),
});

const policyVersion = z.int().min(0).max(1_000_000_000);

/** `version` is 0 where the community has the rule that it began with. */
export const consentPolicy = z.object({
  isDemanded: z.boolean(),
  source: z.string().nullable(),
  version: policyVersion,
});

const path = '/api/v1/consent-policy' as const;

export const consentPolicyRoutes = {
  getConsentPolicy: defineRoute({
    method: 'GET',
    path,
    access: 'Meetings List View',
    summary: 'Whether required notices go by e-mail only to those who agreed to that',
    response: one(consentPolicy),
  }),
  setConsentPolicy: defineRoute({
    method: 'PUT',
    path,
    access: 'Meeting Rules Update',
    summary: 'Demand consent to required notices by e-mail, or not any more, for notices from now on',
    body: consentPolicyInput.extend({ version: policyVersion }),
    response: one(consentPolicy),
  }),
};

export type ConsentPolicy = z.infer<typeof consentPolicy>;
