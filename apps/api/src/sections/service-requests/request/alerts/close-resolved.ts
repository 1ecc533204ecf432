import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { recordChange } from '../../../../platform/section/call-context';
import { contextOfClock } from '../../../../platform/section/jobs/clock-context';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { policyOf } from '../../policy/request-policy.service';

/** More are closed on the next day. */
const maxInRun = 5000;

/** Closes requests that were resolved so many days ago as the policy says, without telling anybody: nothing changed for them. */
export const closeResolvedJob: CommunityJob = {
  name: 'service-requests.close-resolved',
  cron: '20 4 * * *',
  run: (platform, tenant) =>
    platform.inTenant(tenant.id, async (tx) => {
      const context = contextOfClock({ tx, platform, tenant, section: 'service-requests' });
      const { closeDays } = await policyOf(context);
      if (closeDays === 0) return;
      const now = platform.clock();
      const until = new Date(now.getTime() - closeDays * 86_400_000);
      const { rows } = await sql<{ id: string }>`
        with due as (select id from request where state = 'resolved' and resolved_at <= ${until}
          order by resolved_at limit ${maxInRun} for update skip locked)
        update request set state = 'closed', version = version + 1, updated_at = ${now} from due
        where request.id = due.id returning request.id`.execute(tx);
      if (rows.length === 0) return;
      await recordChange(
        context,
        rows.map(({ id }) =>
          changeOf('request.close', { request: id }, { state: 'resolved' }, { state: 'closed' }),
        ),
      );
    }),
};
