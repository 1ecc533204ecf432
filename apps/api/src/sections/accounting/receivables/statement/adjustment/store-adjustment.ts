import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { changeOf } from '../../../../../platform/audit/audit';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { takeNumbers } from '../../owner-account/document-number.sql';

/** As it is kept, its number aside. */
export interface NewAdjustment {
  id: string;
  kind: Adjustment['kind'];
  property: { id: string; name: string };
  unitLedgerId: string;
  adjustedOn: string;
  reason: string;
  accountId: string | null;
  method: Adjustment['method'];
  reference: string | null;
  /** Of a deposit that is returned, what is kept. */
  keptMinor?: number;
  lines: readonly { itemId: string; amountMinor: number; creditMinor: number }[];
  approvedBy: string | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Keeps a credit memo, a waiver, a write-off or a refund under the next number, with its history. The entry is posted after it. */
export async function storeAdjustment(
  context: Omit<CallContext, 'caller'>,
  { lines, property, approvedBy, keptMinor = 0, ...given }: NewAdjustment,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const number = await takeNumbers(tx, tenant.id, 'adjustment', 1);
  const amountMinor = sum(lines.map((line) => line.amountMinor));
  await tx
    .insertInto('adjustment')
    .values({
      ...given,
      tenantId: tenant.id,
      number,
      propertyId: property.id,
      amountMinor,
      creditMinor: sum(lines.map((line) => line.creditMinor)),
      keptMinor,
      voidedOn: null,
      voidedBy: null,
      voidReason: null,
      createdAt: platform.clock(),
    })
    .execute();
  await tx
    .insertInto('adjustmentLine')
    .values(
      lines.map((line, position) => ({ ...line, tenantId: tenant.id, adjustmentId: given.id, position })),
    )
    .execute();
  const { kind, adjustedOn, reason, method, reference } = given;
  await recordChange(
    context,
    changeOf(
      'adjustment.post',
      { adjustment: given.id },
      {},
      {
        number,
        kind,
        property: property.name,
        adjustedOn,
        amountMinor,
        reason,
        ...(keptMinor > 0 && { keptMinor }),
        ...(method !== null && { method }),
        ...(reference !== null && { reference }),
        ...(approvedBy !== null && { approvedBy }),
      },
    ),
  );
}
