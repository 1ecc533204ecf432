import { addMonths } from '@courtyard/contract/days';
import { reportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import { nextSending } from '@courtyard/contract/banking/saved-report/schedule.rules';
import { todayOf } from '../../../platform/section/call-context';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { idOf } from '../../../platform/section/demo/dice';
import { yearBegins } from '../../bookkeeping';

const reports = [
  { name: 'Board balance sheet', kind: 'balance', period: 'end-of-last-month' },
  { name: 'Income through last month', kind: 'profit', period: 'year-to-last-month' },
] as const;

/** Two saved reports that staff share, the first of them sent each month, and what owners are shown. */
export const seedSavedReports: DemoSeed = async (tx, community) => {
  const { id: tenantId, slug, people, platform } = community;
  const now = platform.clock();
  const made = reports.map((report) => ({ ...report, id: idOf(`${slug} saved report ${report.name}`) }));
  await tx
    .insertInto('savedReport')
    .values(
      made.map((report) => ({
        tenantId,
        ...report,
        fromOn: null,
        toOn: null,
        filters: JSON.stringify(reportFilters.parse({})),
        isShared: true,
        ownerId: people.treasurer.memberId,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
  await tx
    .insertInto('publishedReport')
    .values(
      (['balance', 'profit'] as const).map((kind) => ({
        tenantId,
        kind,
        basis: 'accrual' as const,
        // The closed months are those of last year.
        since: addMonths(`${todayOf({ platform, tenant: community }).slice(0, 4)}-01-01`, -12),
        updatedAt: now,
      })),
    )
    .execute();
  const [first] = made;
  if (!first) return;
  const rule = { unit: 'month', onDay: 5 } as const;
  const nextOn = nextSending(rule, todayOf({ platform, tenant: community }), await yearBegins(tx));
  await tx
    .insertInto('reportSchedule')
    .values({ tenantId, savedReportId: first.id, ...rule, file: 'pdf', nextOn })
    .execute();
  await tx
    .insertInto('reportRecipient')
    .values({ tenantId, savedReportId: first.id, memberId: people.board.memberId })
    .execute();
};
