import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { adjustmentWords } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.words';
import { billingPaper, type BillingPart } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from './sheet-head';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What was paid on an invoice, and taken off it without money, one by one. */
function creditedRows({ day, money, word, language }: Sheet, invoice: Invoice): string[][] {
  const paid = invoice.applications.map(({ appliedOn, amountMinor, paymentId }) => ({
    on: appliedOn,
    what: word(paymentId === null ? 'credit' : 'payment'),
    amountMinor,
  }));
  const taken = invoice.adjustments
    .filter(({ isVoid }) => !isVoid)
    .map(({ adjustedOn, kind, amountMinor }) => ({
      on: adjustedOn,
      what: adjustmentWords[`kind.${kind}`][language],
      amountMinor,
    }));
  return [...paid, ...taken]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, what, amountMinor }) => [day(on), what, money(amountMinor)]);
}

function markOf({ word }: Sheet, { status, aging }: Invoice): string | null {
  if (status === 'void') return word('void');
  if (status === 'paid') return word('paid');
  if (status === 'written-off') return word('writtenOff');
  return aging !== null && aging !== 'current' ? word('overdue') : null;
}

function creditedPart(sheet: Sheet, invoice: Invoice): BillingPart[] {
  const rows = creditedRows(sheet, invoice);
  if (rows.length === 0) return [];
  const { word } = sheet;
  return [
    {
      table: {
        title: word('paidOn'),
        columns: [
          { name: word('date'), share: 0.2 },
          { name: word('description'), share: 0.55 },
          { name: word('amount'), share: 0.25, isAmount: true },
        ],
        rows,
      },
    },
  ];
}

/** An invoice as its owners get it: what it is for, what was paid on it, what is to be paid, and how. */
export function invoicePaper(sheet: Sheet, invoice: Invoice): Promise<Buffer> {
  const { letterhead, size, language, howToPay, day, money, word, pageOf } = sheet;
  const { number, property, billedTo, issuedOn, dueOn, lines, totalMinor, openMinor, memo } = invoice;
  const paidMinor = sum(invoice.applications.map(({ amountMinor }) => amountMinor));
  // Of what was paid before it was taken off nothing is less to pay.
  const takenMinor = invoice.status === 'void' ? 0 : totalMinor - openMinor - paidMinor;
  return billingPaper({
    letterhead,
    size,
    language,
    title: `${word('invoice')} ${number}`,
    mark: markOf(sheet, invoice),
    to: [billedTo, property.name],
    facts: [
      [word('date'), day(issuedOn)],
      [word('due'), day(dueOn)],
      [word('unit'), property.name],
      [word('open'), money(openMinor)],
    ],
    parts: [
      {
        table: {
          columns: [
            { name: word('description'), share: 0.55 },
            { name: word('fund'), share: 0.2 },
            { name: word('amount'), share: 0.25, isAmount: true },
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
          { name: word('total'), amount: money(totalMinor) },
          ...(paidMinor > 0 ? [{ name: word('payments'), amount: money(-paidMinor) }] : []),
          ...(takenMinor > 0 ? [{ name: word('adjusted'), amount: money(-takenMinor) }] : []),
          { name: word('open'), amount: money(openMinor), isMain: true },
        ],
      },
      ...creditedPart(sheet, invoice),
      ...(memo === null ? [] : [{ heading: word('message'), text: memo }]),
      ...(howToPay === null || openMinor === 0 ? [] : [{ heading: word('howToPay'), text: howToPay }]),
    ],
    footer: `${letterhead.name} · ${word('invoice')} ${number} · ${property.name}`,
    pageOf,
  });
}
