import { cutTo } from '@courtyard/contract/primitives';
import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { NewEntry, NewItem, WaterfallPolicy } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import { type CreditUse, creditEntry, useCredits } from '../../owner-account/apply-credit.rules';
import type { OpenCharge, OpenCredit } from '../../owner-account/open-charges.sql';
import type { OwnerChart } from '../../owner-account/owner-chart';

/** What an invoice says, whichever unit it is to. */
export interface BillTerms {
  runId: string | null;
  issuedOn: string;
  dueOn: string;
  memo: string | null;
  lines: readonly InvoiceLineInput[];
  /** The booking that it is for. */
  reservationId?: string;
}

/** Whom it is to, and how much of each line. */
export interface BillTo {
  propertyId: string;
  ledgerId: string;
  owners: string;
  linesMinor: readonly number[];
}

/** What the books have of the unit. */
interface Books {
  chart: OwnerChart;
  policies: readonly WaterfallPolicy[];
  charges: readonly OpenCharge[];
  credits: readonly OpenCredit[];
}

/** An invoice as it is stored, its number aside. */
export interface NewInvoice extends Omit<BillTo, 'linesMinor'> {
  id: string;
  totalMinor: number;
  lines: (InvoiceLineInput & { itemId: string; position: number })[];
}

export interface Bill {
  invoice: NewInvoice;
  uses: CreditUse[];
  /** The charge, then what of the unit's credit it uses. */
  entries: NewEntry[];
}

const longestMemo = 200;

/** An invoice to a unit with all that is posted for it. `key` is what its charge is known by; the invoice's own where none is given. */
export function billOf(
  { chart, policies, charges, credits }: Books,
  { runId, issuedOn, dueOn, lines }: BillTerms,
  { linesMinor, ...unit }: BillTo,
  key?: string,
): Bill {
  const id = newId();
  const source = { kind: 'invoice', id };
  const party = { kind: 'unit' as const, id: unit.ledgerId };
  const own = lines.flatMap((line, position) => {
    const amountMinor = linesMinor[position] ?? 0;
    return amountMinor > 0 ? [{ ...line, amountMinor, position, itemId: newId() }] : [];
  });
  const isDeposit = ({ accountId }: InvoiceLineInput) => chart.account(accountId)?.control === 'deposit';
  const owed = own.map((line): NewItem => ({
    id: line.itemId,
    accountId: chart.control('receivable', line.fundId),
    fundId: line.fundId,
    contraAccountId: line.accountId,
    party,
    chargeType: line.chargeType,
    source,
    memo: line.description,
    issuedOn,
    dueOn,
  }));
  // What is billed as a refundable deposit is held from then on.
  const held = own.map((line, place): NewItem | null => {
    const item = owed[place];
    return item && isDeposit(line)
      ? { ...item, id: newId(), accountId: line.accountId, contraAccountId: null }
      : null;
  });
  const memo = cutTo(own.map(({ description }) => description).join(', '), longestMemo);
  const charge: NewEntry = {
    key: key ?? (runId === null ? `invoice:${id}` : `run:${runId}:${unit.propertyId}`),
    date: issuedOn,
    kind: 'charge',
    source,
    memo,
    items: [...owed, ...held.filter((item) => item !== null)],
    lines: own.flatMap(({ accountId, fundId, amountMinor, itemId }, place) => {
      const deposit = held[place];
      return [
        { accountId: owed[place]?.accountId ?? '', fundId, amountMinor, itemId },
        { accountId, fundId, amountMinor: -amountMinor, party, ...(deposit && { itemId: deposit.id }) },
      ];
    }),
  };
  const made = own.map((line, place): OpenCharge => ({
    id: line.itemId,
    ledgerId: unit.ledgerId,
    accountId: owed[place]?.accountId ?? '',
    fundId: line.fundId,
    chargeType: line.chargeType,
    issuedOn,
    dueOn,
    openMinor: line.amountMinor,
    description: line.description,
    invoiceId: id,
    isDeposit: isDeposit(line),
  }));
  const uses = useCredits(policies, { credits, charges: [...charges, ...made], on: issuedOn });
  const used = uses.map((use, place) =>
    creditEntry(use.appliedOn, [use], { key: `invoice:${id}:credit:${place}`, source, memo }),
  );
  const totalMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { invoice: { id, ...unit, totalMinor, lines: own }, uses, entries: [charge, ...used] };
}
