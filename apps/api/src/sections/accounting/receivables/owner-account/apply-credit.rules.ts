import {
  type NewEntry,
  payInOrder,
  type Source,
  waterfallOn,
  type WaterfallPolicy,
} from '../../../../ledger';
import type { OpenCharge, OpenCredit } from './open-charges.sql';

/** A part of a receipt or of a credit that settles a charge, and why. */
export interface Settling {
  charge: OpenCharge;
  amountMinor: number;
  policyVersion: string;
  sentence: string;
  /** The latest of the receipt's day, the charge's, and the one on which so much of it was open again. */
  appliedOn: string;
}

/** Why a refundable deposit comes when it does: what the books keep of it. */
export const depositSentences = {
  chosen: 'Refundable deposit: paid first because it was selected.',
  last: 'Refundable deposit: paid after all other charges.',
} as const;

interface Receipt {
  amountMinor: number;
  receivedOn: string;
  /** The invoice whose deposit is paid before all else. */
  depositInvoiceId?: string | null;
}

/** In three rounds: a deposit that was chosen, what is owed in the order of the policy, and the deposits that nobody chose. */
function inRounds(policy: WaterfallPolicy, receipt: Receipt, charges: readonly OpenCharge[]) {
  const { receivedOn, depositInvoiceId = null } = receipt;
  const isChosen = ({ isDeposit, invoiceId }: OpenCharge) =>
    isDeposit && invoiceId !== null && invoiceId === depositInvoiceId;
  const rounds = [
    { of: charges.filter(isChosen), sentence: depositSentences.chosen },
    { of: charges.filter(({ isDeposit }) => !isDeposit), sentence: null },
    {
      of: charges.filter((charge) => charge.isDeposit && !isChosen(charge)),
      sentence: depositSentences.last,
    },
  ];
  let leftMinor = receipt.amountMinor;
  const allocations = rounds.flatMap(({ of, sentence }) => {
    const paid = payInOrder(policy, { amountMinor: leftMinor, receivedOn }, of);
    leftMinor = paid.leftMinor;
    return sentence === null
      ? paid.allocations
      : paid.allocations.map((allocation) => ({ ...allocation, sentence }));
  });
  return { allocations, leftMinor };
}

/**
 * What is paid of a charge on the days on which it counts: what a payment had settled that came back is not settled before it did, or it
 * would be twice on the days between.
 */
function onItsDays(charge: OpenCharge, paid: Omit<Settling, 'charge'>): Settling[] {
  const { openOn = charge.issuedOn, sinceMinor = 0 } = charge;
  if (openOn <= paid.appliedOn) return [{ ...paid, charge }];
  const now = Math.min(paid.amountMinor, sinceMinor);
  return [
    { ...paid, charge, amountMinor: now },
    { ...paid, charge, amountMinor: paid.amountMinor - now, appliedOn: openOn },
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/**
 * How an amount that came on a day settles what is open, by the order of that day; what is left of it, and what remains open. Refundable
 * deposits stand outside the order: they are no debt that an order of payment is about.
 */
export function settle(
  policies: readonly WaterfallPolicy[],
  receipt: Receipt,
  charges: readonly OpenCharge[],
): { settlings: Settling[]; leftMinor: number; remaining: OpenCharge[] } {
  // Credit that the books began with may be older than every order: it goes by the first.
  const policy = waterfallOn(policies, receipt.receivedOn) ?? policies[0];
  if (!policy) throw new Error('no order of payments is in force on a day');
  const { allocations, leftMinor } = inRounds(policy, receipt, charges);
  const byItem = new Map(charges.map((charge) => [charge.id, charge]));
  const settlings = allocations.flatMap(({ itemId, ...allocation }) => {
    const charge = byItem.get(itemId);
    return charge ? onItsDays(charge, allocation) : [];
  });
  const taken = new Map(allocations.map(({ itemId, amountMinor }) => [itemId, amountMinor]));
  const remaining = charges.map((charge) => ({
    ...charge,
    openMinor: charge.openMinor - (taken.get(charge.id) ?? 0),
  }));
  return { settlings, leftMinor, remaining };
}

/** A credit that is used up, or a part of it, on one day. */
export interface CreditUse {
  credit: Pick<OpenCredit, 'id' | 'accountId' | 'fundId'>;
  appliedOn: string;
  settlings: Settling[];
}

/** Parts by the day on which they count. */
function byDay(settlings: readonly Settling[]): [string, Settling[]][] {
  const days = new Map<string, Settling[]>();
  for (const settling of settlings)
    days.set(settling.appliedOn, [...(days.get(settling.appliedOn) ?? []), settling]);
  return [...days].toSorted(([one], [other]) => one.localeCompare(other));
}

/**
 * How credits of a unit settle what is open of it on a day, the oldest first, each by the order of the day that it came. None of it counts
 * before that day: months that both a credit and a charge are of may be closed. What was used and taken back counts from then on.
 */
export function useCredits(
  policies: readonly WaterfallPolicy[],
  { credits, charges, on }: { credits: readonly OpenCredit[]; charges: readonly OpenCharge[]; on: string },
): CreditUse[] {
  let open = charges;
  return credits.flatMap((credit) => {
    const receipt = { amountMinor: credit.leftMinor, receivedOn: credit.issuedOn };
    const { settlings, remaining } = settle(policies, receipt, open);
    open = remaining;
    const { openOn = on } = credit;
    const first = openOn > on ? openOn : on;
    const counted = settlings.map((part) => (part.appliedOn < first ? { ...part, appliedOn: first } : part));
    return byDay(counted).map(([appliedOn, parts]) => ({ credit, appliedOn, settlings: parts }));
  });
}

export const sumOf = (settlings: readonly Settling[]): number =>
  settlings.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The lines that settle charges, credits on what is owed. */
export const settlingLines = (settlings: readonly Settling[]) =>
  settlings.map(({ charge, amountMinor }) => ({
    accountId: charge.accountId,
    fundId: charge.fundId,
    amountMinor: -amountMinor,
    itemId: charge.id,
  }));

export const applicationsOf = (fromItemId: string | null, settlings: readonly Settling[]) =>
  settlings.map(({ charge, amountMinor, policyVersion, sentence }) => ({
    fromItemId,
    toItemId: charge.id,
    amountMinor,
    policyVersion,
    sentence,
  }));

/** The entry of a day that uses credits. */
export const creditEntry = (
  date: string,
  uses: readonly Omit<CreditUse, 'appliedOn'>[],
  { key, source, memo }: { key: string; source: Source; memo: string | null },
): NewEntry => ({
  key,
  date,
  kind: 'application',
  source,
  memo,
  betweenFunds: true,
  lines: uses.flatMap(({ credit: { id: itemId, accountId, fundId }, settlings }) => [
    { accountId, fundId, amountMinor: sumOf(settlings), itemId },
    ...settlingLines(settlings),
  ]),
  applications: uses.flatMap(({ credit, settlings }) => applicationsOf(credit.id, settlings)),
});

/** Entries that use credits for what may count on several days: one for each of the days, in their order. */
export function creditEntries(
  uses: readonly Omit<CreditUse, 'appliedOn'>[],
  { key, source, memo }: { key: string; source: Source; memo: string | null },
): NewEntry[] {
  const days = new Map<string, Omit<CreditUse, 'appliedOn'>[]>();
  for (const { credit, settlings } of uses)
    for (const [day, ofDay] of byDay(settlings))
      days.set(day, [...(days.get(day) ?? []), { credit, settlings: ofDay }]);
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, ofDay]) => creditEntry(day, ofDay, { key: `${key}:${day}`, source, memo }));
}
