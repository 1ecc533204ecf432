import type { Preferences, SessionUser } from '@courtyard/contract';
import { sql } from 'kysely';
import { writeAudit } from '../../audit/audit';
import { enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import { newId } from '../../core/ids';
import type { Platform } from '../../core/platform';
import { holdIdentity } from '../sessions/hold-identity';
import { hashToken, newToken } from '../sessions/token';
import type { Tenant } from '../../tenancy/tenant';
import { countingFailures, forgetAttempts, type Limited, loginLimits } from '../limits';
import { askForSecondStep } from './challenge';
import { keepLanguage } from '../../tenancy/preferences/preferences.sql';
import { hasFactor } from '../factors/demand/has-factor.sql';
import type { WebPlace } from '../factors/passkeys/place';
import { verifyPassword } from '../password/password';
import { requireAccess } from './access-end';

export interface SignIn {
  email: string;
  password: string;
  address: string;
  device: string;
  /** Name of a browser that the account was signed in to from before, null for any other. */
  knownDevice: string | null;
  /** At which they sign in. */
  place: WebPlace;
  /** Of the page on which they sign in; null for a program that names none. */
  language: Preferences['language'] | null;
}

const wrongCredentialsCode = 'wrong-credentials';

// One sentence for a wrong password, an unknown address and somebody who is not a member here.
export const wrongCredentials = () =>
  new Problem({
    status: 401,
    code: wrongCredentialsCode,
    title: 'Not signed in',
    detail: 'Incorrect email or password.',
  });

/** Held until the session is there: who ends the membership meanwhile ends that session too. */
export async function membership(tx: Tx, identityId: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'displayName', 'status', 'accessEndedOn'])
    .where('identityId', '=', identityId)
    .forShare()
    .executeTakeFirst();
}

/**
 * Opens a session for the right password of an active member. Throws 401 without saying what was wrong, 401 with a challenge
 * for the second step where they have a second factor, 429 after too many attempts at the account or from the address.
 */
export async function signIn(platform: Platform, tenant: Tenant, input: SignIn): Promise<SessionUser> {
  const limits = limitsOf(input);
  const verdict = await countingFailures(platform, limits, () => tryToSignIn(platform, tenant, input));
  const [own] = limits;
  await forgetAttempts(platform, ...own);
  if (verdict.user) return verdict.user;
  throw verdict.asked;
}

/** Who has a second factor is not signed in by the password alone. */
type Verdict = { user: SessionUser } | { user: null; asked: Problem };

/**
 * A browser that the account was signed in to from before has its own number of guesses: what others do, at this account
 * or from the same address, shuts nobody out of it. The first limit is the one that a success clears.
 */
function limitsOf({ email, address, knownDevice }: SignIn): readonly [Limited, ...Limited[]] {
  if (knownDevice !== null) return [[loginLimits.device, `${email}\n${knownDevice}`]];
  return [
    [loginLimits.accountAtAddress, `${email}\n${address}`],
    [loginLimits.account, email],
    [loginLimits.address, address],
  ];
}

async function tryToSignIn(platform: Platform, tenant: Tenant, input: SignIn): Promise<Verdict> {
  try {
    return await byPassword(platform, tenant, input);
  } catch (error) {
    if (error instanceof Problem && error.code === wrongCredentialsCode)
      await recordRefusal(platform, tenant, input);
    throw error;
  }
}

async function byPassword(platform: Platform, tenant: Tenant, input: SignIn): Promise<Verdict> {
  const identity = await platform.db
    .selectFrom('identity')
    .select(['id', 'passwordHash'])
    .where('email', '=', input.email)
    .executeTakeFirst();
  const fits = await verifyPassword(identity?.passwordHash ?? null, input.password);
  if (!fits || !identity) throw wrongCredentials();
  const { id: identityId, passwordHash } = identity;
  return platform.db.transaction().execute(async (tx) => {
    // Another was set while this one was verified.
    if ((await holdIdentity(tx, identityId))?.passwordHash !== passwordHash) throw wrongCredentials();
    const asked = (await hasFactor(tx, identityId))
      ? await askForSecondStep(tx, platform, tenant, { identityId, place: input.place })
      : null;
    await enterTenant(tx, tenant.id);
    const member = await membership(tx, identityId);
    if (member) await requireAccess(platform, tx, { tenant, member });
    if (member?.status !== 'active') throw wrongCredentials();
    if (asked) return { user: null, asked };
    const opening = { ...input, identityId, member, isProof: true };
    return { user: await openSession(platform, tx, tenant, opening) };
  });
}

/**
 * Notes at the member whose address it is, if there is one, that somebody was refused. One statement, whoever it is: how
 * long it takes tells nobody whether the address is known.
 */
async function recordRefusal(platform: Platform, tenant: Tenant, { email, address, device }: SignIn) {
  const changes = JSON.stringify({ device: { before: null, after: device } });
  await platform.inTenant(tenant.id, (tx) =>
    sql`
      insert into audit_log (tenant_id, id, actor_name, action, subject_type, subject_id, changes, address)
      select member.tenant_id, ${newId()}::uuid, 'Courtyard', 'session.refuse', 'member', member.id::text,
        ${changes}::jsonb, ${address}
      from member join identity on identity.id = member.identity_id
      where member.tenant_id = ${tenant.id} and identity.email = ${email} and member.status <> 'past'`.execute(
      tx,
    ),
  );
}

interface Opening extends Pick<SignIn, 'email' | 'address' | 'device' | 'language'> {
  identityId: string;
  member: { id: string; displayName: string };
  /** Whether they proved just now that it is them, and not by another session. */
  isProof: boolean;
}

/** Opens a session of a member who has shown who they are. */
export async function openSession(
  platform: Platform,
  tx: Tx,
  tenant: Tenant,
  opening: Opening,
): Promise<SessionUser> {
  const { member, identityId, email } = opening;
  const token = newToken();
  const now = platform.clock();
  const sessionId = newId();
  await tx
    .insertInto('session')
    .values({
      tenantId: tenant.id,
      id: sessionId,
      memberId: member.id,
      identityId,
      tokenHash: hashToken(token),
      device: opening.device,
      address: opening.address,
      startedAt: now,
      lastSeenAt: now,
      provedAt: opening.isProof ? now : null,
    })
    .execute();
  const { language } = opening;
  if (language !== null) await keepLanguage(tx, { tenantId: tenant.id, memberId: member.id, language });
  await writeAudit(
    tx,
    { tenantId: tenant.id, memberId: member.id, displayName: member.displayName, address: opening.address },
    {
      action: 'session.start',
      subjectType: 'session',
      subjectId: sessionId,
      changes: { device: { before: null, after: opening.device } },
    },
  );
  return {
    id: identityId,
    memberId: member.id,
    email,
    displayName: member.displayName,
    token,
    ...(await rightsOf(tx, member.id)),
    community: platform.tenants.summaryOf(tenant),
  };
}

/** Names of the roles that a member holds, and of the permissions that these give. */
export async function rightsOf(
  tx: Tx,
  memberId: string,
): Promise<{ roles: string[]; permissions: string[] }> {
  const rows = await tx
    .selectFrom('runningRole')
    .innerJoin('role', (join) =>
      join.onRef('role.tenantId', '=', 'runningRole.tenantId').onRef('role.id', '=', 'runningRole.roleId'),
    )
    .leftJoin('rolePermission', (join) =>
      join
        .onRef('rolePermission.tenantId', '=', 'role.tenantId')
        .onRef('rolePermission.roleId', '=', 'role.id'),
    )
    .where('runningRole.memberId', '=', memberId)
    .groupBy('role.name')
    .orderBy('role.name')
    .select(['role.name', sql<(string | null)[]>`array_agg(role_permission.permission)`.as('permissions')])
    .execute();
  const permissions = new Set(rows.flatMap((row) => row.permissions).filter((name) => name !== null));
  return { roles: rows.map((row) => row.name), permissions: [...permissions].toSorted() };
}
