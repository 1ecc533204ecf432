import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { typedCode } from './factors';
import { passkeyToUse, usedPasskey } from './passkeys';

/** By what somebody proves that it is still them who sits there. */
export const proofWays = ['password', 'code', 'passkey'] as const;

export type ProofWay = (typeof proofWays)[number];

export const proof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().min(1).max(200) }),
  z.object({ way: z.literal('code'), code: typedCode }),
  z.object({ way: z.literal('passkey'), passkey: usedPasskey }),
]);

export type Proof = z.infer<typeof proof>;

export const proofRoutes = {
  beginPasskeyProof: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/proof/passkey/begin',
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    readOnly: true,
    summary: 'What a browser needs to prove by a passkey that it is me; good once, for five minutes',
    response: one(passkeyToUse),
  }),
  prove: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/proof',
    access: 'signed-in',
    withoutFactor: true,
    summary:
      'Prove that it is me. For ten minutes this session may then do what was refused with `proof-needed`; `ways` of that problem are those that count.',
    body: proof,
    status: 204,
  }),
};
