import type { Proof } from '@courtyard/contract';
import { writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { requireOwnPassword } from '../password/change-password.service';
import type { Caller } from '../sessions/caller';

/** Notes that the caller proved just now that it is them. Throws 422 at the field for a wrong proof, 429 after too many. */
export async function prove(
  platform: Platform,
  caller: Caller,
  proof: Proof,
  { requestId }: { requestId: string },
): Promise<void> {
  await requireOwnPassword(platform, caller, proof.password, 'password');
  await platform.inTenant(caller.tenantId, async (tx) => {
    await tx
      .updateTable('session')
      .set({ provedAt: platform.clock() })
      .where('id', '=', caller.sessionId)
      .execute();
    await writeAudit(
      tx,
      { ...caller, requestId },
      { action: 'session.prove', subjectType: 'session', subjectId: caller.sessionId, changes: {} },
    );
  });
}
