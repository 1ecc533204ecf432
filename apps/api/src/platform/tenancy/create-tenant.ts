import { hashPassword } from '../auth/password/password';
import { enterTenant } from '../database/connection/transaction';
import { newId } from '../core/ids';
import { createBuiltInRoles } from '../auth/permissions/roles.service';
import type { Platform } from '../core/platform';
import { addMember, ensureIdentity } from './members.service';
import type { Tenant } from './tenant';
import { formerOwnerOf } from './tenants.service';

export interface NewTenant {
  /** Label of its sub-domain: lower-case letters, digits, hyphens. */
  slug: string;
  name: string;
  /** IANA name. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** Of those who have chosen none; English where it is not given. */
  language?: Tenant['language'];
  /** Whether everybody may ask to join; by invitation only where it is not given. */
  openRegistration?: boolean;
  admin: { email: string; displayName: string; password: string };
}

/**
 * Makes a community with its built-in roles and its first administrator, all of it or nothing. Throws where the name
 * is taken. An administrator who is a person of another community already keeps their password.
 */
export async function createTenant(platform: Platform, input: NewTenant): Promise<Tenant> {
  const { slug, name, timeZone, currency, language = 'en', openRegistration = false, admin } = input;
  const row = { id: newId(), slug, name, timeZone, currency, language, openRegistration };
  const tenant: Tenant = { ...row, firstWeekday: 7 };
  const passwordHash = await hashPassword(admin.password);
  await platform.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('tenant')
      .values({ ...row, firstWeekday: 'sunday' })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) throw new Error(`A community named ${slug} already exists.`);
    // Behind the row of its own: a deletion of that name that is under way is over then.
    if ((await formerOwnerOf(tx, slug)) !== null)
      throw new Error(
        `${slug} was the address of a community that is deleted, and stays its own: take another.`,
      );
    const identityId = await ensureIdentity(tx, { ...admin, passwordHash });
    await enterTenant(tx, tenant.id);
    const roles = await createBuiltInRoles(tx, platform.permissions, tenant.id);
    const adminRole = roles.get('Project Admin');
    if (!adminRole) throw new Error('the role Project Admin is missing');
    await addMember(tx, {
      tenantId: tenant.id,
      identityId,
      displayName: admin.displayName,
      roleIds: [adminRole],
    });
  });
  return tenant;
}
