import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { adjustmentLabels } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.labels';
import { billingPaper, type BillingPart } from '../../../../../platform/mail/paper/billing-paper';
import { remittanceOf } from './parts/remittance';
import type { Sheet } from './sheet-head';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What was paid on an invoice, and taken off it without money, one by one. */
function creditedRows({ day, money, label, language }: Sheet, invoice: Invoice): string[][] {
  const paid = invoice.applications.map(({ appliedOn, amountMinor, paymentId }) => ({
    on: appliedOn,
    what: label(paymentId === null ? 'credit' : 'payment'),
    amountMinor,
  }));
  const taken = invoice.adjustments
    .filter(({ isVoid }) => !isVoid)
    .map(({ adjustedOn, kind, amountMinor }) => ({
      on: adjustedOn,
      what: adjustmentLabels[`kind.${kind}`][language],
      amountMinor,
    }));
  return [...paid, ...taken]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, what, amountMinor }) => [day(on), what, money(amountMinor)]);
}

function markOf({ label }: Sheet, { status, aging }: Invoice): string | null {
  if (status === 'void') return label('void');
  if (status === 'paid') return label('paid');
  if (status === 'written-off') return label('writtenOff');
  return aging !== null && aging !== 'current' ? label('overdue') : null;
}

function creditedPart(sheet: Sheet, invoice: Invoice): BillingPart[] {
  const rows = creditedRows(sheet, invoice);
  if (rows.length === 0) return [];
  const { label } = sheet;
  return [
    {
      table: {
        title: label('paidOn'),
        columns: [
          { name: label('date'), share: 0.2 },
          { name: label('description'), share: 0.55 },
          { name: label('amount'), share: 0.25, isAmount: true },
        ],
        rows,
      },
    },
  ];
}

/** An invoice as its owners get it: what it is for, what was paid on it, what is to be paid, and how. */
export function invoicePaper(sheet: Sheet, invoice: Invoice, address: readonly string[]): Promise<Buffer> {
  const { letterhead, size, language, howToPay, day, money, label, pageOf } = sheet;
  const { number, property, billedTo, issuedOn, dueOn, lines, totalMinor, openMinor, memo } = invoice;
  const paidMinor = sum(invoice.applications.map(({ amountMinor }) => amountMinor));
  // Of what was paid before it was taken off nothing is less to pay.
  const takenMinor = invoice.status === 'void' ? 0 : totalMinor - openMinor - paidMinor;
  return billingPaper({
    letterhead,
    size,
    language,
    title: `${label('invoice')} ${number}`,
    mark: markOf(sheet, invoice),
    to: [billedTo, ...(address.length > 0 ? address : [property.name])],
    facts: [
      [label('date'), day(issuedOn)],
      [label('due'), day(dueOn)],
      [label('account'), property.name],
      [label('open'), money(openMinor)],
    ],
    parts: [
      {
        table: {
          columns: [
            { name: label('description'), share: 0.55 },
            { name: label('fund'), share: 0.2 },
            { name: label('amount'), share: 0.25, isAmount: true },
          ],
          rows: lines.map(({ description, fund, amountMinor }) => [
            description,
            fund.name,
            money(amountMinor),
          ]),
        },
      },
      {
        sums: [
          { name: label('total'), amount: money(totalMinor) },
          ...(paidMinor > 0 ? [{ name: label('payments'), amount: money(-paidMinor) }] : []),
          ...(takenMinor > 0 ? [{ name: label('adjusted'), amount: money(-takenMinor) }] : []),
          { name: label('open'), amount: money(openMinor), isMain: true },
        ],
      },
      ...creditedPart(sheet, invoice),
      ...(memo === null ? [] : [{ heading: label('message'), text: memo }]),
      ...(howToPay === null || openMinor === 0 ? [] : [{ heading: label('howToPay'), text: howToPay }]),
    ],
    coupon: remittanceOf(sheet, { account: property.name, number, dueOn, amountMinor: openMinor }),
    footer: `${letterhead.name} · ${label('invoice')} ${number} · ${property.name}`,
    pageOf,
  });
}
