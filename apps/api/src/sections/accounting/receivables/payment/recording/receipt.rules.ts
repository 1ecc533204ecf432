import type { NewEntry, NewItem } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import { applicationsOf, creditEntries, settlingLines, sumOf } from '../../owner-account/apply-credit.rules';
import type { PlannedPayment } from './plan-payment';

interface Receipt {
  id: string;
  receivedOn: string;
  depositToId: string;
  memo: string | null;
}

/**
 * What is posted for a payment: the receipt, which settles what was charged by its day, and on their own days the charges that come
 * later, from what it left to the credit of its units until then. With due-to and due-from where it settles charges of other funds.
 */
export function receiptEntries(
  { chart, fundId, amountMinor, parts }: PlannedPayment,
  { id, receivedOn, depositToId, memo }: Receipt,
): NewEntry[] {
  const source = { kind: 'payment', id };
  const split = parts.map(({ ledgerId, leftMinor, settlings }) => {
    const now = settlings.filter(({ appliedOn }) => appliedOn === receivedOn);
    const later = settlings.filter(({ appliedOn }) => appliedOn !== receivedOn);
    const credit = { id: newId(), accountId: chart.control('owner-credit', fundId), fundId };
    return { party: ledgerId ?? '', now, later, credit, creditMinor: leftMinor + sumOf(later) };
  });
  const kept = split.filter(({ creditMinor }) => creditMinor > 0);
  const receipt: NewEntry = {
    key: `payment:${id}`,
    date: receivedOn,
    kind: 'receipt',
    source,
    memo,
    betweenFunds: true,
    items: kept.map(({ party, credit }): NewItem => ({
      ...credit,
      contraAccountId: chart.unapplied(),
      party: { kind: 'unit', id: party },
      chargeType: 'other',
      source,
      issuedOn: receivedOn,
      dueOn: receivedOn,
    })),
    lines: [
      { accountId: depositToId, fundId, amountMinor },
      ...split.flatMap(({ now }) => settlingLines(now)),
      ...kept.map(({ credit: { id: itemId, accountId }, creditMinor }) => ({
        accountId,
        fundId,
        amountMinor: -creditMinor,
        itemId,
      })),
    ],
    applications: split.flatMap(({ now }) => applicationsOf(null, now)),
  };
  const uses = split.map(({ credit, later }) => ({ credit, settlings: later }));
  return [receipt, ...creditEntries(uses, { key: `payment:${id}`, source, memo })];
}
