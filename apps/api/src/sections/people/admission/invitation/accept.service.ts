import { setFirstPassword, updateMember } from '../../../../platform/tenancy/members.service';
import { updateHeldRoles } from '../../../../platform/auth/permissions/held-roles.sql';
import type { InvitationOffer } from '@courtyard/contract/people/admission/invitation/invitation';
import { newPassword, type SessionUser } from '@courtyard/contract';
import { changeOf, writeAudits } from '../../../../platform/audit/audit';
import { countingFailures, loginLimits } from '../../../../platform/auth/limits';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import { hashPassword, verifyPassword } from '../../../../platform/auth/password/password';
import { requireUnguessable } from '../../../../platform/auth/password/judge-password';
import { hashToken } from '../../../../platform/auth/sessions/token';
import { type SignIn, signIn, wrongCredentials } from '../../../../platform/auth/sign-in/sign-in.service';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { enterTenant } from '../../../../platform/database/connection/transaction';
import { invalid, Problem } from '../../../../platform/http/problem';
import type { Tenant } from '../../../../platform/tenancy/tenant';

const unusable = () =>
  new Problem({
    status: 422,
    code: 'invitation-unusable',
    title: 'Invalid link',
    detail: 'This link was already used, replaced by a newer one, or has expired. Ask for a new invitation.',
  });

/** The invitation of a link, whatever became of it. */
async function byToken(tx: Tx, token: string) {
  const found = await tx
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.memberId')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['invitation.id', 'invitation.status', 'invitation.expiresAt', 'invitation.memberId'])
    .select(['member.displayName', 'identity.id as identityId', 'identity.email'])
    .where('invitation.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!found) throw unusable();
  return found;
}

type Found = Awaited<ReturnType<typeof byToken>>;

const isOpen = ({ status, expiresAt }: Pick<Found, 'status' | 'expiresAt'>, now: Date) =>
  status === 'open' && new Date(expiresAt) > now;

/** The password's hash of somebody, outside of communities. */
async function passwordHashOf(platform: Platform, identityId: string): Promise<string | null> {
  const identity = await platform.db
    .selectFrom('identity')
    .select('passwordHash')
    .where('id', '=', identityId)
    .executeTakeFirst();
  return identity?.passwordHash ?? null;
}

/** What a link offers. Throws where it cannot be used: who holds none is told nothing, and guesses are counted. */
export function readInvitation(
  platform: Platform,
  tenant: Tenant,
  { token, address }: { token: string; address: string },
): Promise<InvitationOffer> {
  return countingFailures(platform, [[loginLimits.address, address]], async () => {
    const found = await platform.inTenant(tenant.id, (tx) => byToken(tx, token));
    if (!isOpen(found, platform.clock())) throw unusable();
    const hasPassword = (await passwordHashOf(platform, found.identityId)) !== null;
    return { email: found.email, name: found.displayName, hasPassword };
  });
}

interface Acceptance extends Omit<SignIn, 'email' | 'knownDevice'> {
  token: string;
  displayName: string;
  requestId: string;
}

/** Makes the invited person a member, once; with the password where they have none yet. */
async function join(
  platform: Platform,
  tenant: Tenant,
  found: Found,
  input: Acceptance & { passwordHash: string | null },
): Promise<void> {
  const { displayName, address, requestId, passwordHash } = input;
  await platform.db.transaction().execute(async (tx) => {
    if (passwordHash !== null) await setFirstPassword(tx, found.identityId, { passwordHash, displayName });
    await enterTenant(tx, tenant.id);
    await lockRights(tx);
    const now = await byToken(tx, input.token);
    // Pressed twice: the first has made the member.
    if (now.status === 'accepted') return;
    if (!isOpen(now, platform.clock())) throw unusable();
    const { id, memberId } = now;
    await tx
      .updateTable('invitation')
      .set((row) => ({ status: 'accepted', version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await updateMember(tx, memberId, { status: 'active', displayName });
    // What their roles demand of them, they can do something about from now on.
    await updateHeldRoles(tx, { memberId }, { heldSince: platform.clock() });
    const actor = { tenantId: tenant.id, memberId, displayName, address, requestId };
    await writeAudits(tx, actor, [
      changeOf(
        'member.join',
        { member: memberId },
        { status: 'invited', name: now.displayName },
        { status: 'active', name: displayName },
      ),
    ]);
    await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'people' });
  });
  platform.sessions.forget(tenant.id);
}

/**
 * Accepts an invitation and signs in. Who has a password from another community proves with it that they are the one; who has
 * none sets it. Sent twice it makes one member: the second time it is a sign-in. A link that was used before opens nothing
 * without the password.
 */
export async function acceptInvitation(
  platform: Platform,
  tenant: Tenant,
  input: Acceptance,
): Promise<SessionUser> {
  const { token, password, address } = input;
  const found = await countingFailures(platform, [[loginLimits.address, address]], () =>
    platform.inTenant(tenant.id, (tx) => byToken(tx, token)),
  );
  const known = await passwordHashOf(platform, found.identityId);
  if (isOpen(found, platform.clock())) {
    if (known === null) {
      const verdict = newPassword.safeParse(password);
      if (!verdict.success) throw invalid({ password: verdict.error.issues[0]?.message ?? '' });
      await requireUnguessable(password, [found.email, input.displayName, tenant.name]);
    } else {
      await countingFailures(
        platform,
        [
          [loginLimits.account, found.email],
          [loginLimits.address, address],
        ],
        async () => {
          if (!(await verifyPassword(known, password))) throw wrongCredentials();
        },
      );
    }
    const passwordHash = known === null ? await hashPassword(password) : null;
    await join(platform, tenant, found, { ...input, passwordHash });
  } else if (found.status !== 'accepted') throw unusable();
  return signIn(platform, tenant, { ...input, email: found.email, knownDevice: null });
}
