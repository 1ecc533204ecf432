import { z } from 'zod';
import { moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { sessionUser } from '../auth';

/** Six digits of an authenticator, or a recovery code, as somebody types them. */
export const typedCode = z.string().trim().min(6).max(40);

const recoveryCodes = one(z.object({ recoveryCodes: z.array(z.string()) }));
const base = '/api/v1/member-auth/factors';

export const factors = z.object({
  /** Since when an authenticator app is asked for its code; null for none. */
  totpSince: moment.nullable(),
  recoveryCodesLeft: z.int(),
});

export type Factors = z.infer<typeof factors>;

export const factorRoutes = {
  getFactors: defineRoute({
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'What I sign in with besides the password',
    response: one(factors),
  }),
  beginTotp: defineRoute({
    method: 'POST',
    path: `${base}/totp`,
    access: 'signed-in',
    proof: 'recent',
    summary: 'A secret for an authenticator app. It counts once a code of it confirms it.',
    response: one(z.object({ secret: z.string(), uri: z.string() })),
  }),
  confirmTotp: defineRoute({
    method: 'POST',
    path: `${base}/totp/confirm`,
    access: 'signed-in',
    proof: 'recent',
    summary: 'Confirm the authenticator app with a code; the answer has the recovery codes, once',
    body: z.object({ code: typedCode }),
    response: recoveryCodes,
  }),
  removeTotp: defineRoute({
    method: 'DELETE',
    path: `${base}/totp`,
    access: 'signed-in',
    proof: 'recent',
    summary: 'Ask for no code of the authenticator app any more',
    status: 204,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: `${base}/recovery-codes`,
    access: 'signed-in',
    proof: 'recent',
    summary: 'New recovery codes; those before open nothing any more',
    response: recoveryCodes,
  }),
  signInSecondStep: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login/second-step',
    access: 'public',
    summary:
      'The second step of a sign-in that was answered with `second-factor`: the challenge of that problem, and a code',
    body: z.object({ challenge: z.string().min(20).max(200), code: typedCode }),
    response: one(sessionUser),
  }),
};
