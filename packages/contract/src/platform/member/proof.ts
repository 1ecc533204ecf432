import { z } from 'zod';
import { defineRoute } from '../../wire/route';
import { typedCode } from './factors';

/** By what somebody proves that it is still them who sits there. */
export const proofWays = ['password', 'code'] as const;

export type ProofWay = (typeof proofWays)[number];

export const proof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().min(1).max(200) }),
  z.object({ way: z.literal('code'), code: typedCode }),
]);

export type Proof = z.infer<typeof proof>;

export const proofRoutes = {
  prove: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/proof',
    access: 'signed-in',
    summary:
      'Prove that it is me. For ten minutes this session may then do what was refused with `proof-needed`; `ways` of that problem are those that count.',
    body: proof,
    status: 204,
  }),
};
