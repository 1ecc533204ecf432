import { sql } from 'kysely';
import type { Platform } from '../../../../platform/core/platform';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { bankAccountUrls } from './bank-account-urls';
import { statementChanged } from './reconciliation-notifications';

interface Changed {
  id: string;
  account: string;
  toOn: string;
  lines: number;
  /** The latest entry of them. */
  lastNo: number;
}

/** Tells those who reconcile of finished statements to which lines were posted later: again only once further lines are. */
export async function notifyChangedStatements(platform: Platform, tenant: Tenant): Promise<void> {
  const { isWaitingCopy } = await placeOf(platform, tenant.id);
  if (isWaitingCopy) return;
  await platform.inTenant(tenant.id, async (tx) => {
    const { rows } = await sql<Changed>`
      select its.id, account.code || ' ' || account.name as account, its.to_on, later.lines, later.last_no
      from reconciliation its
      join account on account.tenant_id = its.tenant_id and account.id = its.account_id
      cross join lateral (select count(*)::int as lines, max(line.entry_no)::int as last_no from journal_line line
        where line.tenant_id = its.tenant_id and line.account_id = its.account_id and line.entry_date <= its.to_on
          and line.entry_date >= coalesce(its.from_on, '-infinity') and line.entry_no > its.head_no) later
      where its.status = 'finished' and later.lines > 0
      order by its.to_on`.execute(tx);
    for (const { id, account, toOn, lines, lastNo } of rows)
      await platform.notify(tx, statementChanged, {
        tenant,
        parameters: { account, toOn, lines },
        to: { holding: ['Bank Reconcile'] },
        link: bankAccountUrls.reconcile(id),
        key: `${id} ${lastNo}`,
      });
  });
}

export const changedStatementsJob: CommunityJob = {
  name: 'banking.changed-statements',
  cron: '10 11 * * *',
  run: notifyChangedStatements,
};
