import { z } from 'zod';
import { one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { sessionUser } from '../../auth';

/** 32 bytes in base64url. */
const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .max(43);

export const switchRoutes = {
  askToSwitch: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/switch',
    access: 'signed-in',
    withoutFactor: true,
    summary:
      'A ticket for another community of mine, good once and for a minute, for the browser that knows what `challenge` is the SHA-256 of',
    body: z.object({ community: z.string().max(63), challenge: secret }),
    response: one(z.object({ address: z.url(), ticket: z.string() })),
  }),
  redeemSwitch: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/switch/redeem',
    access: 'public',
    summary: 'Sign in with a ticket of another community, with what its challenge is the SHA-256 of',
    body: z.object({ ticket: secret, verifier: secret }),
    response: one(sessionUser),
  }),
};
