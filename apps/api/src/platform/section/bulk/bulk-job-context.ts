import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { writeAudits } from '../../audit/audit';
import { rightsOf } from '../../auth/sign-in/sign-in.service';
import { textIn } from '../../http/language/sentence';
import { sentencesOf } from '../../http/language/sentences-of';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import type { BulkContext } from './bulk-change';

interface Acting {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  section: string;
  memberId: string;
}

/** What is done later in a member's name: with what they may do now. Null where they are a member no more. */
export async function contextOfMember({
  tx,
  platform,
  tenant,
  section,
  memberId,
}: Acting): Promise<BulkContext | null> {
  const member = await tx
    .selectFrom('member')
    .select(['identityId', 'displayName'])
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!member) return null;
  const { permissions } = await rightsOf(tx, memberId);
  const { language } = await storedPreferences(tx, memberId);
  const spanish = sentencesOf(platform.sections);
  const { displayName } = member;
  return {
    tx,
    platform,
    tenant,
    section,
    caller: {
      ...member,
      tenantId: tenant.id,
      memberId,
      sessionId: '',
      address: '',
      permissions: new Set(permissions),
      owesFactor: false,
      changesAt: null,
    },
    audit: (entries) => writeAudits(tx, { tenantId: tenant.id, memberId, displayName }, [entries].flat()),
    translate: (text) => textIn(text, language, spanish),
  };
}
