import { z } from 'zod';
import { emailAddress, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** What a mailed link carries. */
export const linkToken = z.object({ token: z.string().min(20).max(200) });

const base = '/api/v1/member-auth/email-change';

export const emailChangeRoutes = {
  getEmailChange: defineRoute({
    method: 'GET',
    path: base,
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    summary: 'The address that I sign in with, and the one that waits to be confirmed',
    response: one(
      z.object({ email: z.string(), waiting: z.object({ email: z.string(), until: moment }).nullable() }),
    ),
  }),
  askForEmailChange: defineRoute({
    method: 'POST',
    path: base,
    access: 'signed-in',
    withoutFactor: true,
    summary:
      'Sign in with another address, once the link that is mailed there was used. The answer is the same whether the address is somebody’s or not.',
    proof: 'factor',
    body: z.object({ email: emailAddress, password: z.string().min(1).max(200) }),
    response: one(z.object({ received: z.literal(true) })),
    status: 202,
  }),
  cancelEmailChange: defineRoute({
    method: 'DELETE',
    path: base,
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Keep the address: the link that was mailed to the other one opens nothing any more',
    status: 204,
  }),
  confirmEmailChange: defineRoute({
    method: 'POST',
    path: `${base}/confirm`,
    access: 'public',
    summary: 'Confirm the new address with the token of the link that was mailed there; the old one is told',
    body: linkToken,
    response: one(z.object({ email: z.string() })),
  }),
  undoEmailChange: defineRoute({
    method: 'POST',
    path: `${base}/undo`,
    access: 'public',
    summary:
      'Take the old address back with the token of the link that was mailed there: every session ends, the password opens nothing any more, and the answer has a token to set a new one',
    body: linkToken,
    response: one(z.object({ email: z.string(), token: z.string() })),
  }),
};
