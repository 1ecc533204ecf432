import { reportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import { savedReportLabels } from '@courtyard/contract/banking/saved-report/saved-report.labels';
import { datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import { chainHead } from '../../../ledger';
import { todayOf } from '../../../platform/section/call-context';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { idOf } from '../../../platform/section/demo/dice';
import { contextOfClock } from '../../../platform/section/jobs/clock-context';
import { yearBegins } from '../../bookkeeping';
import { reportKinds } from '../report/file/report-kinds';
import { mergedPacket } from './rendering/make-packet';
import type { ReadPart } from './rendering/packet-parts';
import { keepPacket } from './rendering/record-packet';

const reports = [
  { report: 'balance', period: 'end-of-last-month' },
  { report: 'profit', period: 'year-to-last-month' },
  { report: 'aging', period: 'end-of-last-month' },
] as const;

/** The packet of the last board meeting, of reports alone. */
export const seedPackets: DemoSeed = async (tx, tenant) => {
  const { people, platform, slug } = tenant;
  const today = todayOf({ platform, tenant });
  const parts = reports.map((each) => ({ kind: 'report' as const, id: null, ...each }));
  const context = contextOfClock({ tx, platform, tenant, section: 'banking' });
  const begins = await yearBegins(tx);
  const read: ReadPart[] = [];
  for (const { report, period } of reports) {
    const dates = datesOf({ period, from: null, to: null }, today, begins);
    const draw = await reportKinds[report].pdf(context, { filters: reportFilters.parse({}), dates });
    read.push({ name: savedReportLabels[`kind.${report}`][tenant.language], needs: null, pdf: { draw } });
  }
  const { no: journalNo } = await chainHead(tx);
  const packet = { id: idOf(`${slug} board packet`), title: 'Board meeting packet', heldOn: today };
  const made = await mergedPacket({ platform, tenant }, { ...packet, parts, read, journalNo });
  const madeFor = people.treasurer.memberId;
  await tx
    .insertInto('packet')
    .values({
      ...packet,
      tenantId: tenant.id,
      parts: JSON.stringify(made.parts),
      state: 'making',
      madeFor,
      createdBy: people.treasurer.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  await keepPacket(context, { ...packet, madeFor }, made);
};
