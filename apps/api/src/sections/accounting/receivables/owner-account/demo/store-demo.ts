import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { setsOf } from '../../../../../platform/core/time-slices';
import { takeNumbers } from '../document-number.sql';
import type { DemoBooks } from './demo-books';

interface DemoRun {
  id: string;
  /** Of the template that its month is billed from. */
  templateId: string;
  /** Its first day. */
  month: string;
  lines: readonly InvoiceLineInput[];
}

/** Noon of the demo's communities. */
const momentOf = (day: string) => `${day}T17:00:00Z`;

const sum = (lines: readonly InvoiceLineInput[]) =>
  lines.reduce((all, { amountMinor }) => all + amountMinor, 0);

async function storeRuns(
  tx: Tx,
  { id: tenantId, people }: DemoCommunity,
  { invoices }: DemoBooks,
  runs: readonly DemoRun[],
) {
  const billedBy = (runId: string) => invoices.filter((invoice) => invoice.runId === runId);
  await tx
    .insertInto('invoiceRun')
    .values(
      runs.map(({ id, month, lines, templateId }) => ({
        tenantId,
        id,
        status: 'done' as const,
        issuedOn: month,
        dueOn: `${month.slice(0, 8)}15`,
        memo: null,
        lines: JSON.stringify(lines),
        units: billedBy(id).length,
        leftOut: 0,
        billed: billedBy(id).length,
        totalMinor: billedBy(id).length * sum(lines),
        problem: null,
        startedBy: people.treasurer.memberId,
        startedAt: momentOf(month),
        templateId,
        occursOn: month,
      })),
    )
    .execute();
  return runs.flatMap(({ id, lines }) =>
    billedBy(id).map((invoice, position) => ({
      tenantId,
      runId: id,
      position,
      propertyId: invoice.propertyId,
      amountsMinor: JSON.stringify(lines.map(({ amountMinor }) => amountMinor)),
      invoiceId: invoice.id,
    })),
  );
}

async function storePayments(tx: Tx, { id: tenantId, people }: DemoCommunity, { payments }: DemoBooks) {
  const first = await takeNumbers(tx, tenantId, 'payment', payments.length);
  const rows = payments.map((payment, place) => ({
    tenantId,
    id: payment.id,
    number: first + place,
    receivedOn: payment.receivedOn,
    method: payment.method,
    reference: payment.reference,
    payer: payment.payer,
    depositToId: payment.depositToId,
    memo: null,
    amountMinor: payment.amountMinor,
    creditMinor: payment.creditMinor,
    depositId: null,
    endedAs: payment.returnedOn === null ? null : ('returned' as const),
    endedOn: payment.returnedOn,
    endedBy: payment.returnedOn === null ? null : people.treasurer.displayName,
    endReason: payment.returnedOn === null ? null : 'Insufficient funds',
    createdAt: momentOf(payment.receivedOn),
  }));
  const parts = payments.map(({ id, propertyId, ledgerId, amountMinor }) => ({
    tenantId,
    paymentId: id,
    position: 0,
    propertyId,
    unitLedgerId: ledgerId,
    amountMinor,
  }));
  for (const set of setsOf(rows))
    await tx
      .insertInto('payment')
      .values([...set])
      .execute();
  for (const set of setsOf(parts))
    await tx
      .insertInto('paymentPart')
      .values([...set])
      .execute();
}

/** Stores the invoices, their runs and the payments of the demo, numbered by their days. */
export async function storeDemo(
  tx: Tx,
  community: DemoCommunity,
  books: DemoBooks,
  { runs }: { runs: readonly DemoRun[] },
): Promise<void> {
  const { id: tenantId } = community;
  const units = await storeRuns(tx, community, books, runs);
  const invoices = books.invoices.toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn));
  const first = await takeNumbers(tx, tenantId, 'invoice', invoices.length);
  const rows = invoices.map((invoice, place) => ({
    tenantId,
    id: invoice.id,
    number: first + place,
    propertyId: invoice.propertyId,
    unitLedgerId: invoice.ledgerId,
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    memo: null,
    totalMinor: invoice.totalMinor,
    openMinor: books.open.get(invoice.id) ?? 0,
    voidedOn: null,
    voidedBy: null,
    voidReason: null,
    runId: invoice.runId,
    reservationId: invoice.reservationId,
    createdAt: momentOf(invoice.issuedOn),
  }));
  const lines = invoices.flatMap((invoice) =>
    invoice.lines.map((line) => ({ tenantId, invoiceId: invoice.id, ...line })),
  );
  for (const set of setsOf(rows))
    await tx
      .insertInto('invoice')
      .values([...set])
      .execute();
  for (const set of setsOf(lines))
    await tx
      .insertInto('invoiceLine')
      .values([...set])
      .execute();
  for (const set of setsOf(units))
    await tx
      .insertInto('invoiceRunUnit')
      .values([...set])
      .execute();
  await storePayments(tx, community, books);
}
