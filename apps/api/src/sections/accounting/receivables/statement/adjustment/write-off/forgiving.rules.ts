import { cutTo } from '@courtyard/contract/primitives';
import type {
  Adjustment,
  AdjustmentInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { waivableTypes } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.values';
import type { NewEntry, NewItem } from '../../../../../../ledger';
import { newId } from '../../../../../../platform/core/ids';
import type { Text } from '../../../../../../platform/http/language/sentence';
import type { OwnerChart } from '../../../owner-account/owner-chart';
import type { ForgivableCharge } from './charges.sql';

/** What is taken of one charge: first of what is open, then of what was paid, which becomes credit. */
export interface ForgivenPart {
  charge: ForgivableCharge;
  amountMinor: number;
  creditMinor: number;
}

type Kind = AdjustmentInput['kind'];

const isWaivable = ({ chargeType }: ForgivableCharge): boolean =>
  waivableTypes.some((type) => type === chargeType);

/** What is wrong with taking an amount of a charge away; undefined where nothing is. */
export function chargeFault(
  kind: Kind,
  charge: ForgivableCharge | undefined,
  amountMinor: number,
): ['itemId' | 'amountMinor', Text] | undefined {
  if (!charge) return ['itemId', 'Charge not found.'];
  if (charge.isVoid) return ['itemId', 'This charge’s invoice is void.'];
  if (kind === 'waiver' && !isWaivable(charge))
    return ['itemId', 'Only late fees, interest and fines can be waived. Create a credit memo instead.'];
  const { openMinor, paidMinor, leftMinor, heldItemId, heldMinor } = charge;
  // What was kept of it, or given back before a payment was returned, is owed like any other charge.
  if (heldItemId !== null && kind === 'write-off' && amountMinor > openMinor - heldMinor)
    return ['itemId', 'A refundable deposit can’t be written off. Return it and withhold the amount owed.'];
  if (heldItemId !== null && kind !== 'write-off' && amountMinor > heldMinor)
    return ['amountMinor', 'This is more than the deposit held.'];
  if (kind === 'write-off' && amountMinor > openMinor)
    return ['amountMinor', 'This is more than the charge’s open balance.'];
  // What was kept of a deposit was taken from nobody.
  if (amountMinor > openMinor + paidMinor || (heldItemId === null && amountMinor > leftMinor))
    return ['amountMinor', 'This is more than the amount left on the charge.'];
  return undefined;
}

/** An amount of a charge in its parts. */
export const partOf = (charge: ForgivableCharge, amountMinor: number): ForgivenPart => ({
  charge,
  amountMinor,
  creditMinor: Math.max(0, amountMinor - charge.openMinor),
});

export const openOf = ({ amountMinor, creditMinor }: ForgivenPart): number => amountMinor - creditMinor;

const longestMemo = 200;

/**
 * What is posted: the income (or, of a write-off, the expense) against what is open, and for what was paid a credit of those who
 * owed the charge, as of the day.
 */
export function forgivingEntry(
  chart: OwnerChart,
  parts: readonly ForgivenPart[],
  {
    id,
    kind,
    adjustedOn,
    reason,
    expenseId,
    approvedBy,
  }: {
    id: string;
    kind: Adjustment['kind'];
    adjustedOn: string;
    reason: string;
    /** Of a write-off. */
    expenseId: string | null;
    approvedBy?: NewEntry['approvedBy'];
  },
): NewEntry {
  const source = { kind: 'adjustment', id };
  const made = parts.map(({ charge: { ledgerId, fundId }, creditMinor }): NewItem | null =>
    creditMinor === 0
      ? null
      : {
          id: newId(),
          accountId: chart.control('owner-credit', fundId),
          fundId,
          contraAccountId: chart.unapplied(),
          party: { kind: 'unit', id: ledgerId },
          chargeType: 'other',
          source,
          issuedOn: adjustedOn,
          dueOn: adjustedOn,
        },
  );
  const memo = cutTo(reason, longestMemo);
  return {
    key: `adjustment:${id}`,
    date: adjustedOn,
    kind,
    source,
    memo,
    ...(approvedBy && { approvedBy }),
    items: made.filter((item) => item !== null),
    lines: parts.flatMap((part, place) => {
      const { charge, amountMinor, creditMinor } = part;
      const { fundId, accountId, contraAccountId, ledgerId, heldItemId } = charge;
      const credit = made[place];
      const open = openOf(part);
      return [
        {
          accountId: expenseId ?? contraAccountId,
          fundId,
          amountMinor,
          party: { kind: 'unit' as const, id: ledgerId },
          ...(heldItemId !== null && expenseId === null && { itemId: heldItemId }),
        },
        ...(open > 0 ? [{ accountId, fundId, amountMinor: -open, itemId: charge.id }] : []),
        ...(credit
          ? [{ accountId: credit.accountId, fundId, amountMinor: -creditMinor, itemId: credit.id }]
          : []),
      ];
    }),
    applications: parts
      .filter((part) => openOf(part) > 0)
      .map((part) => ({ fromItemId: null, toItemId: part.charge.id, amountMinor: openOf(part) })),
  };
}
