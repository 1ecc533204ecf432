import { startOfMonth } from '@courtyard/contract/days';
import { accounts } from '../../../../../ledger';
import { todayOf } from '../../../../../platform/section/call-context';
import type { DemoSeed } from '../../../../../platform/section/demo/demo-community';
import { contextOfMember } from '../../../../../platform/section/bulk/bulk-job-context';
import { createAssessment } from './special-assessment.service';

/** As many homes as have their dues in the demo's books. */
const maxHomes = 24;

/** A roof that the demo's homes pay in half a year: the first installment is billed, five are to come. */
export const seedSpecialAssessment: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const { platform, people } = community;
  const { memberId } = people.treasurer;
  const context = await contextOfMember({ tx, platform, tenant: community, section: 'accounting', memberId });
  if (!context) throw new Error('the treasurer of the demo is no member');
  const homes = await tx
    .selectFrom('property')
    .select('id')
    .where('archivedAt', 'is', null)
    .orderBy('buildingSort')
    .orderBy('unitSort')
    .limit(maxHomes)
    .execute();
  const chart = await accounts(tx);
  const account = chart.find(({ code }) => code === '4020');
  const fundId = chart.find(({ code }) => code === '1020')?.fundId;
  if (!account || !fundId) throw new Error('the chart of the demo lacks special assessments or a reserve');
  await createAssessment(context, {
    title: 'Roof of Aspen House',
    purpose:
      'The flat roof is at the end of its life. Membrane, insulation and drains will be replaced before winter.',
    vote: 'Special meeting of the owners, motion 2: 71 for, 9 against',
    fundId,
    accountId: account.id,
    propertyIds: homes.map(({ id }) => id),
    split: 'each',
    amountMinor: 180_000,
    installments: 6,
    firstOn: startOfMonth(todayOf(context)),
    interval: 'month',
    // In the month after: what nobody had to pay yet draws no fee while the demo is new.
    dueDays: 30,
  });
};
