import { authRoutes } from '@courtyard/contract';
import { implement, implementStream, type Module } from '../http/implement';
import { wantedLanguage } from '../http/language/accepted-language';
import { placeOf } from './factors/passkeys/place';
import { countingFailures, loginLimits } from './limits';
import { deviceName } from './sign-in/device.rules';
import { knownDevice, rememberDevice } from './sign-in/known-device';
import { askForReset, setPasswordByLink } from './password/password-reset.service';
import { confirmRegistration, requestMembership } from './registration/registration.service';
import { endReplacedSession } from './sessions/end-sessions.service';
import { setSessionCookie } from './sessions/session-cookie';
import { signIn } from './sign-in/sign-in.service';
import { firstWeekdayNumber } from '../tenancy/tenants.service';

const received = { data: { received: true } } as const;

/** Signing in, asking to join, a new password, and what the signed-in person may do. */
export const authModule: Module = (platform) => [
  // Checking a password takes 30 ms: no connection is held meanwhile.
  implementStream(authRoutes.login, async ({ tenant, body, request, reply }) => {
    const device = deviceName(request.headers['user-agent']);
    const user = await signIn(platform, tenant, {
      ...body,
      address: request.ip,
      device,
      place: placeOf(platform, request),
      knownDevice: knownDevice(platform, request, body.email),
      language: wantedLanguage(request.headers['accept-language']),
    });
    await endReplacedSession(platform, tenant, request);
    setSessionCookie(platform, reply, user.token);
    rememberDevice(platform, reply, user.email);
    return { data: user };
  }),

  implementStream(authRoutes.register, async ({ tenant, body, request }) => {
    const language = wantedLanguage(request.headers['accept-language']);
    await requestMembership(platform, tenant, { ...body, address: request.ip, language });
    return received;
  }),

  implementStream(authRoutes.getRegistration, async ({ tenant }) => ({
    data: { isOpen: tenant.openRegistration },
  })),

  implementStream(authRoutes.confirmRegistration, async ({ tenant, body, request }) => {
    const email = await countingFailures(platform, [[loginLimits.address, request.ip]], () =>
      confirmRegistration(platform, tenant, body.token),
    );
    return { data: { email } };
  }),

  implementStream(authRoutes.requestPasswordReset, async ({ tenant, body, request }) => {
    await askForReset(platform, tenant, { email: body.email, address: request.ip });
    return received;
  }),

  implementStream(authRoutes.setPassword, async ({ tenant, body, request, reply }) => {
    const origin = { address: request.ip, requestId: request.id };
    const { email } = await countingFailures(platform, [[loginLimits.address, request.ip]], () =>
      setPasswordByLink(platform, tenant, { ...body, origin }),
    );
    rememberDevice(platform, reply, email);
  }),

  implementStream(authRoutes.listMyCommunities, async ({ caller }) => {
    const communities = await platform.asSelf(caller.identityId, (tx) =>
      tx
        .selectFrom('member')
        .innerJoin('tenant', 'tenant.id', 'member.tenantId')
        .select(['tenant.id', 'tenant.name', 'tenant.slug', 'tenant.timeZone', 'tenant.currency'])
        .select('tenant.language')
        .select(firstWeekdayNumber('tenant.firstWeekday').as('firstWeekday'))
        .where('member.status', '=', 'active')
        .orderBy('tenant.name')
        .execute(),
    );
    return { data: communities.map((it) => platform.tenants.summaryOf(it)) };
  }),

  implement(authRoutes.dashboardData, async ({ caller, body }) => ({
    data: body.isPermissionsRequested ? { permissions: [...caller.permissions].toSorted() } : {},
  })),
];
