import { writeAudits } from '../../audit/audit';
import type { Job } from '../../core/services';
import { approving } from './approval-kind';
import { inEachTenant } from '../each-tenant';
import { approvalRows, endApproval, withdrawChanged } from './end-approval';

/** Ends what nobody decided on in time, and withdraws what was changed past its section. */
export const approvalsJob: Job = {
  name: 'approvals.end',
  cron: '*/10 * * * *',
  run: (_payload, platform) =>
    inEachTenant(platform, (tenant) =>
      platform.inTenant(tenant.id, async (tx) => {
        const system = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
        const ending = {
          tx,
          platform,
          tenant,
          audit: (entries: Parameters<typeof writeAudits>[2][number] | Parameters<typeof writeAudits>[2]) =>
            writeAudits(tx, system, [entries].flat()),
        };
        const late = await approvalRows(tx)
          .where('state', '=', 'waiting')
          .where('expiresAt', '<=', platform.clock().toISOString())
          .forUpdate()
          .execute();
        for (const row of late) await endApproval(ending, row, { state: 'expired' });
        for (const { id } of approving(platform)) await withdrawChanged(ending, id);
      }),
    ),
};
