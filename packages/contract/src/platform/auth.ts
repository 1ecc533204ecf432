import { z } from 'zod';
import { day, emailAddress, id, language, line, moment, one } from '../wire/primitives';
import { defineRoute } from '../wire/route';

/** At least 12 characters: length over composition rules (NIST SP 800-63B, section 5.1.1.2). */
export const newPassword = z.string().min(12, 'Use at least 12 characters.').max(200);

export const credentials = z.object({ email: emailAddress, password: z.string().min(1).max(200) });

export const communitySummary = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  address: z.url(),
  /** IANA name, `America/New_York`: the clock of the community's bookings and deadlines. */
  timeZone: z.string(),
  /** ISO 4217, `USD`: every `amountMinor` of the community is in it. */
  currency: z.string(),
  /** The country or state whose law it goes by, ISO 3166; null, or not said, where none is set. */
  jurisdiction: z.string().nullable().optional(),
  /** The day on which it is deleted; null, or not said, where it stays. */
  deletesOn: day.nullable().optional(),
  /** The weekday on which weeks begin: 1 is Monday, 7 is Sunday. */
  firstWeekday: z.int(),
  /** Of what it writes to all of its people, and of what it posts. */
  language,
});

/** How people come into a community. */
export const registration = z.object({
  /** Everybody may ask to join; otherwise one is invited. */
  isOpen: z.boolean(),
});

/** The signed-in person, as login answers and as local storage keeps under `user`. */
export const sessionUser = z.object({
  id,
  memberId: id,
  email: z.string(),
  displayName: z.string(),
  token: z.string(),
  permissions: z.array(z.string()),
  roles: z.array(z.string()),
  community: communitySummary,
});

export type CommunitySummary = z.infer<typeof communitySummary>;
export type SessionUser = z.infer<typeof sessionUser>;

export const authRoutes = {
  login: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/login',
    access: 'public',
    summary: 'Sign in to the community of this sub-domain',
    body: credentials,
    response: one(sessionUser),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/logout',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'End this session',
    status: 204,
  }),
  endLeftSession: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/logout/late',
    access: 'public',
    summary:
      'End a session that its person left while the server could not be reached. `proof` is the SHA-256 of its token in base64url, which opens nothing. The answer is the same whether there is such a session or not.',
    body: z.object({
      proof: z
        .string()
        .regex(/^[\w-]{43}$/)
        .max(43),
    }),
    status: 204,
  }),
  register: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/register',
    access: 'public',
    summary:
      'Ask to join the community, where it lets everybody ask: with the link that is mailed to the address those who may let people in are told, and decide. The answer is the same whether the address is known or not.',
    body: z.object({
      email: emailAddress,
      displayName: line(120),
      note: z.string().trim().max(500).default(''),
    }),
    response: one(z.object({ received: z.literal(true) })),
    status: 202,
  }),
  getRegistration: defineRoute({
    method: 'GET',
    path: '/api/v1/member-auth/registration',
    access: 'public',
    summary: 'Whether everybody may ask to join, or one is invited',
    response: one(registration),
  }),
  confirmRegistration: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/register/confirm',
    access: 'public',
    summary:
      'Prove the address with the token of the mailed link: those who may let people in are told of the request',
    body: z.object({ token: z.string().min(20).max(200) }),
    response: one(z.object({ email: z.string() })),
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/password-reset',
    access: 'public',
    summary: 'Mail a link to set a new password. The answer is the same whether the address is known or not.',
    body: z.object({ email: emailAddress }),
    response: one(z.object({ received: z.literal(true) })),
    status: 202,
  }),
  setPassword: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/password-reset/confirm',
    access: 'public',
    summary: 'Set a new password with the token of the mailed link; every session of the person ends',
    body: z.object({ token: z.string().min(20).max(200), password: newPassword }),
    status: 204,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/v1/member-auth/sessions',
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    summary: 'Where I am signed in',
    response: one(
      z.array(
        z.object({
          id,
          current: z.boolean(),
          startedAt: moment,
          lastSeenAt: moment,
          /** Browser and system, as far as the browser names them. */
          device: z.string(),
          /** Network address, shortened to the network: who is nearby shares it. */
          address: z.string(),
        }),
      ),
    ),
  }),
  revokeSession: defineRoute({
    method: 'DELETE',
    path: '/api/v1/member-auth/sessions/:sessionId',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Sign out one device',
    params: z.object({ sessionId: id }),
    status: 204,
  }),
  revokeOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/v1/member-auth/sessions/others',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Sign out everywhere else, in all my communities',
    status: 204,
  }),
  revokeAllSessions: defineRoute({
    method: 'DELETE',
    path: '/api/v1/member-auth/sessions',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Sign out everywhere, here too',
    status: 204,
  }),
  listMyCommunities: defineRoute({
    method: 'GET',
    path: '/api/v1/member-auth/communities',
    access: 'signed-in',
    notViewedAs: true,
    withoutFactor: true,
    summary: 'The communities that I am a member of',
    response: one(z.array(communitySummary)),
  }),
  dashboardData: defineRoute({
    method: 'POST',
    path: '/api/v1/dashboard/data',
    access: 'signed-in',
    withoutFactor: true,
    readOnly: true,
    summary: 'The permissions of the signed-in person',
    body: z.object({ isPermissionsRequested: z.boolean().optional() }),
    response: one(z.object({ permissions: z.array(z.string()).optional() })),
  }),
};
