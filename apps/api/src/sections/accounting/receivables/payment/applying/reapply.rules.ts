import type { NewEntry, NewItem } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import {
  applicationsOf,
  creditEntries,
  type CreditUse,
  type Settling,
  sumOf,
} from '../../owner-account/apply-credit.rules';
import type { OpenCredit } from '../../owner-account/open-charges.sql';
import type { OwnerChart } from '../../owner-account/owner-chart';
import type { ApplicableCharge } from './applicable.sql';

/** What is applied more (positive) or less (negative) to a charge than before. */
export interface Change {
  charge: ApplicableCharge;
  byMinor: number;
  policyVersion: string;
  sentence: string;
}

/** By ledger, what of a payment is free: what it settles of charges that can change, and what it left as credit. */
export function freeByLedger(
  charges: readonly Pick<ApplicableCharge, 'ledgerId' | 'appliedMinor'>[],
  credits: readonly Pick<OpenCredit, 'ledgerId' | 'leftMinor'>[],
): Map<string, number> {
  const free = new Map<string, number>();
  const add = (ledgerId: string, by: number) => free.set(ledgerId, (free.get(ledgerId) ?? 0) + by);
  for (const { ledgerId, appliedMinor } of charges) add(ledgerId, appliedMinor);
  for (const { ledgerId, leftMinor } of credits) add(ledgerId, leftMinor);
  return free;
}

interface Posting {
  chart: OwnerChart;
  paymentId: string;
  /** In which the money arrived. */
  fundId: string;
  receivedOn: string;
  today: string;
  reason: string;
  credits: readonly OpenCredit[];
}

/** What is applied more, from the credits of its ledger, the oldest first. There is as much as is asked for. */
function usesOf(
  changes: readonly Change[],
  credits: readonly OpenCredit[],
  today: string,
): Omit<CreditUse, 'appliedOn'>[] {
  const left = new Map(credits.map(({ id, leftMinor }) => [id, leftMinor]));
  const parts = new Map<OpenCredit, Settling[]>();
  for (const { charge, byMinor, policyVersion, sentence } of changes) {
    let wanted = byMinor;
    for (const credit of credits.filter(({ ledgerId }) => ledgerId === charge.ledgerId)) {
      const amountMinor = Math.min(wanted, left.get(credit.id) ?? 0);
      if (amountMinor <= 0) continue;
      wanted -= amountMinor;
      left.set(credit.id, (left.get(credit.id) ?? 0) - amountMinor);
      const { openOn = today } = charge;
      const appliedOn = openOn > today ? openOn : today;
      const settling = { charge, amountMinor, policyVersion, sentence, appliedOn };
      parts.set(credit, [...(parts.get(credit) ?? []), settling]);
    }
  }
  return [...parts].map(([credit, settlings]) => ({ credit, settlings }));
}

/**
 * What is posted where a payment is applied otherwise: what it settles no more becomes credit of its ledgers, and credit settles what it
 * settles from now on. Both count from today: the days before stay what they were.
 */
export function reapplicationEntries(
  { chart, paymentId, fundId, receivedOn, today, reason, credits }: Posting,
  changes: readonly Change[],
): { entries: NewEntry[]; settlings: Settling[] } {
  const id = newId();
  const source = { kind: 'payment', id: paymentId };
  const lessened = changes
    .filter(({ byMinor }) => byMinor < 0)
    .map(({ charge, byMinor, policyVersion, sentence }) => ({
      charge,
      amountMinor: -byMinor,
      policyVersion,
      sentence,
      appliedOn: today,
    }));
  const made = [...new Set(lessened.map(({ charge }) => charge.ledgerId))].map((ledgerId): OpenCredit => ({
    id: newId(),
    ledgerId,
    accountId: chart.control('owner-credit', fundId),
    fundId,
    issuedOn: receivedOn,
    leftMinor: sumOf(lessened.filter(({ charge }) => charge.ledgerId === ledgerId)),
    isOpening: false,
  }));
  const taken: NewEntry = {
    key: `payment:${paymentId}:${id}`,
    date: today,
    kind: 'application',
    source,
    memo: reason,
    betweenFunds: true,
    items: made.map(({ id: itemId, ledgerId, accountId }): NewItem => ({
      id: itemId,
      accountId,
      fundId,
      contraAccountId: chart.unapplied(),
      party: { kind: 'unit', id: ledgerId },
      chargeType: 'other',
      source,
      issuedOn: receivedOn,
      dueOn: receivedOn,
    })),
    lines: [
      ...lessened.map(({ charge, amountMinor }) => ({
        accountId: charge.accountId,
        fundId: charge.fundId,
        amountMinor,
        itemId: charge.id,
      })),
      ...made.map(({ id: itemId, accountId, leftMinor }) => ({
        accountId,
        fundId,
        amountMinor: -leftMinor,
        itemId,
      })),
    ],
    applications: applicationsOf(null, lessened).map((applied) => ({
      ...applied,
      amountMinor: -applied.amountMinor,
    })),
  };
  const uses = usesOf(
    changes.filter(({ byMinor }) => byMinor > 0),
    [...credits, ...made],
    today,
  );
  const settling = creditEntries(uses, { key: taken.key, source, memo: reason });
  return {
    entries: [...(lessened.length > 0 ? [taken] : []), ...settling],
    settlings: [
      ...lessened.map((part) => ({ ...part, amountMinor: -part.amountMinor })),
      ...uses.flatMap(({ settlings }) => settlings),
    ],
  };
}
