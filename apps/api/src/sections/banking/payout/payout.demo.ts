import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { accounts, postSeed } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { actingIn, type DemoActing } from '../../../platform/section/demo/acting';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { todayOf } from '../../../platform/section/call-context';
import { approve } from '../../../platform/tenancy/approvals/decide.service';
import { vendorPayoutsOf } from '../../../platform/tenancy/community/vendor-payouts';
import { releaseBatch } from './acting/pay-batch';
import { cancelBatch, createBatch, prepareBatch } from './acting/payout.service';
import { settlePayout } from './acting/settle-payout';
import { getBatch } from './payout-details';

/** How far each batch gets. A canceled one leaves its bill to the next. */
const statuses = ['canceled', 'draft', 'approved', 'prepared', 'settled', 'released'] as const;

async function approveBatch(tx: Tx, as: DemoActing, batchId: string): Promise<void> {
  const approval = await tx
    .selectFrom('approval')
    .select('id')
    .where('record', '=', 'payout-batch')
    .where('recordId', '=', batchId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  await approve(await as('board'), approval.id);
}

/** Takes a batch as far as it gets: each step by somebody who may. */
async function carry(
  tx: Tx,
  as: DemoActing,
  { id, version }: PayoutBatch,
  until: (typeof statuses)[number],
): Promise<void> {
  const treasurer = await as('treasurer');
  if (until === 'draft') return;
  if (until === 'canceled') {
    await cancelBatch(treasurer, id, { version, reason: 'Vendor agreed to later payment.' });
    return;
  }
  await prepareBatch(treasurer, id, version);
  if (until === 'prepared') return;
  await approveBatch(tx, as, id);
  if (until === 'approved') return;
  const { memberId, displayName } = treasurer.caller;
  // A transaction posts once, but for what fills a community that nobody works in yet.
  const postsAgain = () => postSeed(tx, [], { id: memberId, name: displayName });
  await postsAgain();
  const { payouts } = await releaseBatch(treasurer, id, (await getBatch(treasurer, id)).version);
  await postsAgain();
  if (until === 'released') return;
  const settled = { on: todayOf(treasurer), reference: 'Online banking' };
  for (const payout of payouts) await settlePayout(treasurer, { batchId: id, payoutId: payout.id }, settled);
}

/** The larger demo community has a batch of one bill in each state. */
export const seedPayouts: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const paying = await vendorPayoutsOf(community.platform.sections, tx);
  const bills = ((await paying?.payable(tx)) ?? []).filter(({ kind }) => kind === 'bill');
  const bank = (await accounts(tx)).find(
    ({ purpose, fundId, archivedAt }) => purpose === 'bank' && fundId !== null && archivedAt === null,
  );
  if (!bank) return;
  const as = actingIn(tx, community, 'banking');
  for (const [place, status] of statuses.entries()) {
    const bill = bills[Math.max(0, place - 1)];
    if (!bill) return;
    const treasurer = await as('treasurer');
    const batch = await createBatch(treasurer, {
      bankAccountId: bank.id,
      payOn: todayOf(treasurer),
      method: 'check',
      note: null,
      parts: [{ billId: bill.id, amountMinor: bill.openMinor }],
    });
    await carry(tx, as, batch, status);
  }
};
