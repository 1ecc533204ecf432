import { z } from 'zod';
import { moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

const path = '/api/v1/member-auth/closing';

export const accountClosing = z.object({
  /** When it closes by itself; null where nobody asked for it. */
  closesAt: moment.nullable(),
  /** The communities that it ends in, by name. */
  communities: z.array(z.string()),
  /** Those of them that would have no administrator any more: somebody else becomes one first. */
  lastAdministratorOf: z.array(z.string()),
});

export const closingRoutes = {
  getClosing: defineRoute({
    method: 'GET',
    path,
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    summary: 'Whether my account is being closed, and what closing it would end',
    response: one(accountClosing),
  }),
  askForClosing: defineRoute({
    method: 'POST',
    path,
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Close my account, in all my communities, after a waiting time in which I can keep it',
    proof: 'factor',
    body: z.object({ password: z.string().min(1).max(200) }),
    response: one(z.object({ closesAt: moment })),
    status: 202,
  }),
  cancelClosing: defineRoute({
    method: 'DELETE',
    path,
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Keep my account',
    status: 204,
  }),
};

export type AccountClosing = z.infer<typeof accountClosing>;
