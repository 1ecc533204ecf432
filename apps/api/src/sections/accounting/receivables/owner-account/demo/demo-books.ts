import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { NewEntry, NewReversal, UnitLedger } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import { billOf, type NewInvoice } from '../../invoice/billing/bill.rules';
import type { SetPolicy } from '../../payment/policy/policy.sql';
import { receiptEntries } from '../../payment/recording/receipt.rules';
import { settle } from '../apply-credit.rules';
import type { OpenCharge, OpenCredit } from '../open-charges.sql';
import type { OwnerChart } from '../owner-chart';
import type { DemoPayment } from './owner-year';

type Ledger = Pick<UnitLedger, 'id' | 'owners'>;

export interface DemoInvoice extends NewInvoice {
  issuedOn: string;
  dueOn: string;
  runId: string | null;
  reservationId: string | null;
}

export interface RecordedPayment extends DemoPayment {
  id: string;
  ledgerId: string;
  payer: string;
  amountMinor: number;
  creditMinor: number;
  depositToId: string;
}

/** What owners of the demo owe and pay, worked out in memory by the rules of invoices and payments, to be posted at once. */
export class DemoBooks {
  readonly entries: (NewEntry | NewReversal)[] = [];
  readonly invoices: DemoInvoice[] = [];
  readonly payments: RecordedPayment[] = [];
  readonly open = new Map<string, number>();

  constructor(
    private readonly chart: OwnerChart,
    private readonly policies: readonly SetPolicy[],
    private readonly charges: Map<string, OpenCharge[]>,
    private readonly credits: Map<string, OpenCredit[]>,
  ) {}

  private moveOpen(invoiceId: string | null, by: number): void {
    if (invoiceId !== null) this.open.set(invoiceId, (this.open.get(invoiceId) ?? 0) + by);
  }

  private take(ledgerId: string, chargeId: string, amountMinor: number, invoiceId: string | null): void {
    const charges = this.charges.get(ledgerId) ?? [];
    const after = charges
      .map((charge) =>
        charge.id === chargeId ? { ...charge, openMinor: charge.openMinor - amountMinor } : charge,
      )
      .filter(({ openMinor }) => openMinor > 0);
    this.charges.set(ledgerId, after);
    this.moveOpen(invoiceId, -amountMinor);
  }

  bill(
    { id: ledgerId, owners }: Ledger,
    propertyId: string,
    terms: {
      issuedOn: string;
      dueOn: string;
      runId: string | null;
      lines: readonly InvoiceLineInput[];
      reservationId?: string;
    },
    usesCredit = true,
  ): void {
    const books = {
      chart: this.chart,
      policies: this.policies,
      charges: this.charges.get(ledgerId) ?? [],
      credits: usesCredit ? (this.credits.get(ledgerId) ?? []) : [],
    };
    const linesMinor = terms.lines.map(({ amountMinor }) => amountMinor);
    const to = { propertyId, ledgerId, owners, linesMinor };
    const { invoice, uses, entries } = billOf(books, { ...terms, memo: null }, to);
    this.entries.push(...entries);
    const { issuedOn, dueOn, runId, reservationId = null } = terms;
    this.invoices.push({ ...invoice, issuedOn, dueOn, runId, reservationId });
    this.open.set(invoice.id, invoice.totalMinor);
    const made = invoice.lines.map(
      ({ itemId, accountId, fundId, chargeType, amountMinor, description }): OpenCharge => ({
        id: itemId,
        ledgerId,
        accountId: this.chart.control('receivable', fundId),
        fundId,
        chargeType,
        issuedOn: terms.issuedOn,
        dueOn: terms.dueOn,
        openMinor: amountMinor,
        description,
        invoiceId: invoice.id,
        isDeposit: this.chart.account(accountId)?.control === 'deposit',
      }),
    );
    this.charges.set(ledgerId, [...(this.charges.get(ledgerId) ?? []), ...made]);
    for (const { credit, settlings } of uses) {
      for (const { charge, amountMinor } of settlings) {
        this.take(ledgerId, charge.id, amountMinor, charge.invoiceId);
        const left = (this.credits.get(ledgerId) ?? []).map((each) =>
          each.id === credit.id ? { ...each, leftMinor: each.leftMinor - amountMinor } : each,
        );
        this.credits.set(
          ledgerId,
          left.filter(({ leftMinor }) => leftMinor > 0),
        );
      }
    }
  }

  /** What holds the deposit that an invoice billed; undefined where it billed none. */
  depositOf(invoiceId: string): string | undefined {
    const charge = this.entries.find(
      (entry) => entry.source?.kind === 'invoice' && entry.source.id === invoiceId && 'items' in entry,
    );
    const items = charge && 'items' in charge ? (charge.items ?? []) : [];
    return items.find(({ contraAccountId }) => contraAccountId === null)?.id;
  }

  /** What is open of all homes. */
  openCharges = (): OpenCharge[] => [...this.charges.values()].flat();

  /** Takes a part of a charge away. */
  forgive(entry: NewEntry, { ledgerId, id, invoiceId }: OpenCharge, amountMinor: number): void {
    this.entries.push(entry);
    this.take(ledgerId, id, amountMinor, invoiceId);
  }

  /** Records a payment, and takes it back where the bank returns it. */
  pay(
    { id: ledgerId, owners }: Ledger,
    payment: DemoPayment,
    { amountMinor, depositToId, fundId }: { amountMinor: number; depositToId: string; fundId: string },
  ): void {
    const { receivedOn, returnedOn } = payment;
    const before = this.charges.get(ledgerId) ?? [];
    const { settlings, leftMinor } = settle(this.policies, { amountMinor, receivedOn }, before);
    const id = newId();
    const settled = { ledgerId, amountMinor, settlings, leftMinor, deposits: [], petition: null };
    const part = { propertyId: payment.propertyId, name: '', ...settled };
    const plan = { chart: this.chart, policies: [...this.policies], fundId, amountMinor, parts: [part] };
    const memo = payment.reference ?? owners;
    const [receipt] = receiptEntries(plan, { id, receivedOn, depositToId, memo });
    if (!receipt) throw new Error('a payment of the demo posts nothing');
    const entryId = newId();
    this.entries.push({ ...receipt, id: entryId });
    this.payments.push({
      ...payment,
      id,
      ledgerId,
      payer: owners,
      amountMinor,
      creditMinor: leftMinor,
      depositToId,
    });
    if (returnedOn !== null) {
      const source = { kind: 'payment', id };
      const key = `payment-end:${entryId}`;
      this.entries.push({ key, date: returnedOn, reverses: entryId, source, memo: 'Insufficient funds' });
      return;
    }
    for (const { charge, amountMinor: ofCharge } of settlings)
      this.take(ledgerId, charge.id, ofCharge, charge.invoiceId);
    for (const item of receipt.items ?? []) {
      const { id: creditId, accountId, fundId: ofFund, issuedOn } = item;
      const credit = {
        id: creditId,
        ledgerId,
        accountId,
        fundId: ofFund,
        issuedOn,
        leftMinor,
        isOpening: false,
      };
      this.credits.set(ledgerId, [...(this.credits.get(ledgerId) ?? []), credit]);
    }
  }
}
