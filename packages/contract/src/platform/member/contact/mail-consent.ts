import { z } from 'zod';
import { day, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

const consentWays = ['account', 'paper'] as const;

const step = z.object({
  on: day,
  /** By the person's own account, or on paper. */
  how: z.enum(consentWays),
  /** Who did so, or recorded what came on paper. */
  recordedBy: z.string(),
});

/** Whether notices that are owed may come to somebody by e-mail. */
export const mailConsent = z.object({
  agrees: z.boolean(),
  /** Of the last consent; null where there never was one. */
  given: step.nullable(),
  /** Of that consent; null where it stands. */
  withdrawn: step.nullable(),
  /** Whether the community asks for it: otherwise such notices come by e-mail to all who have an address. */
  isDemanded: z.boolean(),
});

export const mailConsentRoutes = {
  getMyMailConsent: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/mail-consent',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'Whether I agreed that required notices come by e-mail',
    response: one(mailConsent),
  }),
  setMyMailConsent: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/mail-consent',
    access: 'signed-in',
    summary: 'Agree that required notices come by e-mail, or withdraw that',
    body: z.object({ agrees: z.boolean() }),
    response: one(mailConsent),
  }),
};

/** What came on paper, and of which day it is. */
export const consentOnPaper = z.object({ agrees: z.boolean(), on: day });

export type MailConsent = z.infer<typeof mailConsent>;
export type ConsentOnPaper = z.infer<typeof consentOnPaper>;
