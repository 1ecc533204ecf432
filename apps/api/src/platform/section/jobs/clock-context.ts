import { writeAudits } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Call } from '../../http/implement';
import { textIn } from '../../http/language/sentence';
import { sentencesOf } from '../../http/language/sentences-of';
import type { Tenant } from '../../tenancy/tenant';
import type { CallContext } from '../call-context';

/** What a use case needs that nobody has to have called. */
export type ClockContext = Omit<CallContext, 'caller'> & Pick<Call, 'translate'>;

export interface ClockRun {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  section: string;
}

/** Who the clock is in histories and in the books. */
export const theClock = { id: null, name: 'Courtyard' } as const;

/** What the clock does in a community: in the name of nobody, told in the community's language. */
export function contextOfClock({ tx, platform, tenant, section }: ClockRun): ClockContext {
  const spanish = sentencesOf(platform.sections);
  return {
    tx,
    platform,
    tenant,
    section,
    audit: (entries) =>
      writeAudits(
        tx,
        { tenantId: tenant.id, memberId: theClock.id, displayName: theClock.name },
        [entries].flat(),
      ),
    translate: (text) => textIn(text, tenant.language, spanish),
  };
}
