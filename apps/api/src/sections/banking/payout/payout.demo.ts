import { accounts } from '../../../ledger';
import { changeOf, writeAudit } from '../../../platform/audit/audit';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { idOf } from '../../../platform/section/demo/dice';
import { todayOf } from '../../../platform/section/call-context';
import { vendorPayoutsOf } from '../../../platform/tenancy/community/vendor-payouts';
import { contentHash, type PayoutContent } from './payout-content';

const statuses = ['draft', 'approved', 'canceled'] as const;

/** Batches of one bill each: one that is written, one that waits for release, and one that was canceled. */
export const seedPayouts: DemoSeed = async (tx, community) => {
  const { id: tenantId, slug, people, platform } = community;
  const now = platform.clock();
  const paying = await vendorPayoutsOf(platform.sections, tx);
  const bills = ((await paying?.payable(tx)) ?? []).filter(({ kind }) => kind === 'bill');
  const bank = (await accounts(tx)).find(
    ({ purpose, fundId, archivedAt }) => purpose === 'bank' && fundId !== null && archivedAt === null,
  );
  if (!bank) return;
  for (const [place, bill] of bills.slice(0, statuses.length).entries()) {
    const status = statuses[place] ?? 'draft';
    const id = idOf(`${slug} payout batch ${place}`);
    const content: PayoutContent = {
      bankAccountId: bank.id,
      payOn: todayOf({ platform, tenant: community }),
      method: 'check',
      note: null,
      bills: [{ billId: bill.id, amountMinor: bill.openMinor }],
    };
    const { bills: parts, ...fields } = content;
    const { treasurer, board } = people;
    await tx
      .insertInto('payoutBatch')
      .values({
        tenantId,
        id,
        number: place + 1,
        ...fields,
        status,
        totalMinor: bill.openMinor,
        createdBy: treasurer.displayName,
        createdAt: now,
        updatedAt: now,
        ...(status === 'approved' && {
          contentHash: contentHash(content),
          preparedById: treasurer.memberId,
          preparedBy: treasurer.displayName,
          approvedById: board.memberId,
          approvedBy: board.displayName,
        }),
        ...(status === 'canceled' && { cancelReason: 'The vendor agreed to wait.' }),
      })
      .execute();
    await tx
      .insertInto('payoutBatchBill')
      .values(
        parts.map((part, position) => ({
          tenantId,
          batchId: id,
          position,
          isOpen: status !== 'canceled',
          ...part,
        })),
      )
      .execute();
    await writeAudit(
      tx,
      { tenantId, memberId: treasurer.memberId, displayName: treasurer.displayName },
      changeOf(
        'payout-batch.create',
        { 'payout-batch': id },
        {},
        { status: 'draft', payOn: content.payOn, method: 'check', totalMinor: bill.openMinor, bills: 1 },
      ),
    );
  }
};
