import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { billUrl } from '../bill-documents';
import { askedOf, billApproval } from '../commands/bill-approval';
import { getBill } from '../queries/bill-details';

const dayMs = 86_400_000;

/** Has a bill of the demo wait for somebody who approves it. */
export async function storeWaiting(tx: Tx, community: DemoCommunity, billId: string): Promise<void> {
  const { id: tenantId, platform, currency, people } = community;
  const bill = await getBill({ tx, platform, tenant: community }, billId);
  const parameters = billApproval.stored(askedOf(bill, currency));
  const fingerprint = await billApproval.fingerprintOf({ tx }, JSON.parse(parameters));
  const askedAt = new Date(platform.clock().getTime() - 2 * dayMs);
  await tx
    .insertInto('approval')
    .values({
      tenantId,
      id: newId(),
      kind: billApproval.name,
      section: 'accounting',
      record: 'bill',
      recordId: billId,
      link: billUrl(billId),
      parameters,
      fingerprint: fingerprint ?? '',
      rights: [billApproval.deciding],
      decidingRoles: [],
      askedBy: people.treasurer.memberId,
      askedAt,
      amountMinor: bill.totalMinor,
      currency,
      needed: 1,
      expiresAt: new Date(askedAt.getTime() + billApproval.expiresAfterDays * dayMs),
      state: 'waiting',
      endedAt: null,
    })
    .execute();
}
