import type { AdjustmentInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { addDays } from '@courtyard/contract/days';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { forgivingEntry, openOf, partOf } from '../../statement/adjustment/write-off/forgiving.rules';
import { takeNumbers } from '../document-number.sql';
import type { OpenCharge } from '../open-charges.sql';
import type { OwnerChart } from '../owner-chart';
import type { DemoBooks } from './demo-books';

interface Forgiven {
  kind: AdjustmentInput['kind'];
  charge: OpenCharge;
  amountMinor: number;
  adjustedOn: string;
  reason: string;
}

/** What is forgiven in the demo: the fee of the check that came back, and the oldest charge that nobody paid. */
function forgivenOf(books: DemoBooks, today: string): Forgiven[] {
  const open = books.openCharges().toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const fee = open.find(({ chargeType, issuedOn }) => chargeType === 'other' && issuedOn <= today);
  const old = open.find(({ chargeType, dueOn }) => chargeType === 'regular' && addDays(dueOn, 10) < today);
  const day = (charge: OpenCharge) => (charge.issuedOn > addDays(today, -7) ? today : addDays(today, -7));
  return [
    ...(fee
      ? [
          {
            kind: 'credit-memo' as const,
            charge: fee,
            // Half of it: the other half the bank charged.
            amountMinor: Math.round(fee.openMinor / 2),
            adjustedOn: day(fee),
            reason: 'The bank returned the check by mistake.',
          },
        ]
      : []),
    ...(old
      ? [
          {
            kind: 'write-off' as const,
            charge: old,
            amountMinor: old.openMinor,
            adjustedOn: day(old),
            reason: 'The owner is in bankruptcy; our attorney advised writing it off.',
          },
        ]
      : []),
  ];
}

/** Works them out in the demo's books and keeps them; their entries are posted with the others. Gives their ids. */
export async function seedAdjustments(
  tx: Tx,
  { id: tenantId, people }: DemoCommunity,
  books: DemoBooks,
  { chart, today, expenseId }: { chart: OwnerChart; today: string; expenseId: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const { kind, charge, amountMinor, adjustedOn, reason } of forgivenOf(books, today)) {
    const invoice = books.invoices.find(({ id }) => id === charge.invoiceId);
    const line = invoice?.lines.find(({ itemId }) => itemId === charge.id);
    if (!invoice || !line) continue;
    const id = newId();
    ids.push(id);
    const part = partOf(
      {
        ...charge,
        contraAccountId: line.accountId,
        leftMinor: line.amountMinor,
        property: { id: invoice.propertyId, name: '' },
        description: line.description,
        paidMinor: 0,
        isVoid: false,
        heldItemId: null,
        heldMinor: 0,
      },
      amountMinor,
    );
    const isWriteOff = kind === 'write-off';
    const { memberId, displayName } = people.board;
    books.forgive(
      forgivingEntry(chart, [part], {
        id,
        kind,
        adjustedOn,
        reason,
        expenseId: isWriteOff ? expenseId : null,
        ...(isWriteOff && { approvedBy: { id: memberId, name: displayName } }),
      }),
      charge,
      amountMinor,
    );
    await tx
      .insertInto('adjustment')
      .values({
        tenantId,
        id,
        number: await takeNumbers(tx, tenantId, 'adjustment', 1),
        kind,
        propertyId: invoice.propertyId,
        unitLedgerId: charge.ledgerId,
        adjustedOn,
        reason,
        amountMinor: openOf(part),
        creditMinor: 0,
        accountId: isWriteOff ? expenseId : null,
        method: null,
        reference: null,
        voidedOn: null,
        voidedBy: null,
        voidReason: null,
        createdAt: `${adjustedOn}T17:00:00Z`,
      })
      .execute();
    await tx
      .insertInto('adjustmentLine')
      .values({
        tenantId,
        adjustmentId: id,
        position: 0,
        itemId: charge.id,
        amountMinor: openOf(part),
        creditMinor: 0,
      })
      .execute();
  }
  return ids;
}
