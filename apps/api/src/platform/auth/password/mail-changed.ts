import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { changedEmail } from './changed-email.messages';

/** Tells somebody, at the address of their account, that their password was changed: from the community of the transaction. */
export async function mailChanged(
  tx: Tx,
  platform: Pick<Platform, 'mail'>,
  tenant: Tenant,
  { email }: { email: string },
): Promise<void> {
  const language = (await languagesOf(tx, [email])).get(email) ?? tenant.language;
  const message = changedEmail(language, tenant.name);
  await platform.mail.send(tx, { tenantId: tenant.id, to: email, language, ...message });
}
