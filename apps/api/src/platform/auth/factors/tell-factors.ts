import type { AuditEntry } from '../../audit/audit';
import { writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { membershipsOf, type Origin } from '../sessions/end-sessions.service';
import { factorLetter, type FactorNews } from './factor-letters.words';

interface Told {
  person: { identityId: string; email: string };
  news: FactorNews;
  origin: Origin;
}

const actions: Record<FactorNews['kind'], string> = {
  'totp-on': 'factor.add',
  'totp-off': 'factor.remove',
  'codes-new': 'recovery-codes.renew',
  'code-used': 'recovery-codes.use',
};

/** Writes the history of each community of the person, and a letter to them. The transaction goes on in `tenant`. */
export async function tellFactors(
  tx: Tx,
  platform: Platform,
  tenant: Tenant,
  { person, news, origin }: Told,
): Promise<void> {
  await becomeSelf(tx, person.identityId);
  for (const membership of await membershipsOf(tx, person.identityId, origin)) {
    await enterTenant(tx, membership.tenantId);
    const entry: AuditEntry = {
      action: actions[news.kind],
      subjectType: 'member',
      subjectId: membership.memberId,
      changes: {},
    };
    await writeAudit(tx, membership, entry);
  }
  await enterTenant(tx, tenant.id);
  const language = (await languagesOf(tx, [person.email])).get(person.email) ?? tenant.language;
  const letter = factorLetter(language, tenant.name, news);
  await platform.mail.send(tx, { tenantId: tenant.id, to: person.email, language, ...letter });
}
