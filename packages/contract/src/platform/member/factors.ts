import { z } from 'zod';
import { day, id, moment, one } from '../../wire/primitives';
import { defineRoute, publicBodyLimits } from '../../wire/route';
import { sessionUser } from '../auth';
import { madePasskey, passkey, passkeyName, passkeyToMake, passkeyToUse, usedPasskey } from './passkeys';

/** What a browser sends of a passkey is longer than what a person types, and as few values. */
const passkeyBodyLimits = { bytes: 40 * 1024, values: publicBodyLimits.values };

/** Six digits of an authenticator, or a recovery code, as somebody types them. */
export const typedCode = z.string().trim().min(6).max(40);

const recoveryCodes = one(z.object({ recoveryCodes: z.array(z.string()) }));
const base = '/api/v1/member-auth/factors';

export const factors = z.object({
  /** Since when an authenticator app is asked for its code; null for none. */
  totpSince: moment.nullable(),
  recoveryCodesLeft: z.int(),
  /** Their own, the latest first. */
  passkeys: z.array(passkey),
  /** That roles of theirs in this community demand a second factor; null where none does. */
  demand: z
    .object({
      /** By name. */
      roles: z.array(z.string()),
      /** Who decided so; null where nobody is known. */
      by: z.string().nullable(),
      /** The last day without. */
      dueOn: day,
      /** It is over: nothing else can be done until there is one. */
      isOwed: z.boolean(),
    })
    .nullable(),
});

/** What the problems `second-factor` and `proof-needed` name in their `factors`: what somebody has and can use where they sign in. */
export type SecondFactor = 'passkey' | 'app';

export type Factors = z.infer<typeof factors>;
export type FactorDemand = NonNullable<Factors['demand']>;

const passkeyParams = z.object({ passkeyId: id });
const challenge = z.string().min(20).max(200);

export const factorRoutes = {
  getFactors: defineRoute({
    method: 'GET',
    path: base,
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    summary: 'What I sign in with besides the password',
    response: one(factors),
  }),
  beginTotp: defineRoute({
    method: 'POST',
    path: `${base}/totp`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary: 'A secret for an authenticator app. It counts once a code of it confirms it.',
    response: one(z.object({ secret: z.string(), uri: z.string() })),
  }),
  confirmTotp: defineRoute({
    method: 'POST',
    path: `${base}/totp/confirm`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary: 'Confirm the authenticator app with a code; the answer has the recovery codes, once',
    body: z.object({ code: typedCode }),
    response: recoveryCodes,
  }),
  removeTotp: defineRoute({
    method: 'DELETE',
    path: `${base}/totp`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary:
      'Ask for no code of the authenticator app any more; refused where it is the last factor and one is demanded',
    status: 204,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: `${base}/recovery-codes`,
    access: 'signed-in',
    withoutFactor: true,
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
    body: z.object({ challenge, code: typedCode }),
    response: one(sessionUser),
  }),
  beginPasskey: defineRoute({
    method: 'POST',
    path: `${base}/passkeys/begin`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary: 'What a browser needs to make a passkey; good once, for five minutes',
    response: one(passkeyToMake),
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: `${base}/passkeys`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary: 'Add the passkey that the browser made; where it is the first factor, with recovery codes, once',
    body: z.object({ name: passkeyName, passkey: madePasskey }),
    response: one(z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() })),
    status: 201,
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: `${base}/passkeys/:passkeyId`,
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Call a passkey of mine otherwise',
    params: passkeyParams,
    body: z.object({ name: passkeyName }),
    status: 204,
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: `${base}/passkeys/:passkeyId`,
    access: 'signed-in',
    withoutFactor: true,
    proof: 'recent',
    summary: 'Remove a passkey of mine; refused where it is the last factor and one is demanded',
    params: passkeyParams,
    status: 204,
  }),
  beginPasskeySignIn: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login/passkey/begin',
    access: 'public',
    readOnly: true,
    summary:
      'What a browser needs to sign in with a passkey; good once, for five minutes, and the same for everybody',
    response: one(passkeyToUse),
  }),
  signInByPasskey: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, which is two factors: that one has it, and what unlocks it',
    body: z.object({ passkey: usedPasskey }),
    bodyLimits: passkeyBodyLimits,
    response: one(sessionUser),
  }),
  beginPasskeyStep: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login/second-step/passkey/begin',
    access: 'public',
    readOnly: true,
    summary: 'What a browser needs for the second step by a passkey, with the challenge of `second-factor`',
    body: z.object({ challenge }),
    response: one(passkeyToUse),
  }),
  passkeySecondStep: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login/second-step/passkey',
    access: 'public',
    summary: 'The second step of a sign-in by a passkey in place of a code',
    body: z.object({ challenge, passkey: usedPasskey }),
    bodyLimits: passkeyBodyLimits,
    response: one(sessionUser),
  }),
};
