import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from './sheet-head';

function markOf({ word }: Sheet, { status }: Payment): string | null {
  if (status === 'returned') return word('returned');
  return status === 'void' ? word('voidPayment') : null;
}

/** A receipt for a payment: what came in, which charges it settled, and what stays as credit. */
export function receiptPaper(sheet: Sheet, payment: Payment): Promise<Buffer> {
  const { letterhead, size, language, day, money, word, pageOf } = sheet;
  const { number, receivedOn, payer, properties, method, reference, amountMinor } = payment;
  const units = properties.map(({ name }) => name).join(', ');
  const settledMinor = payment.allocations.reduce((sum, settled) => sum + settled.amountMinor, 0);
  // What was kept as credit may have settled charges since.
  const leftMinor = amountMinor - settledMinor;
  const isForSeveral = properties.length > 1;
  return billingPaper({
    letterhead,
    size,
    language,
    title: `${word('receipt')} ${number}`,
    mark: markOf(sheet, payment),
    to: [payer ?? '', units].filter(Boolean),
    facts: [
      [word('received'), day(receivedOn)],
      [word('method'), paymentWords[`method.${method}`][language]],
      ...(reference === null ? [] : [[word('reference'), reference] as const]),
      [word('amount'), money(amountMinor)],
    ],
    parts: [
      {
        table: {
          title: word('settled'),
          columns: [
            ...(isForSeveral ? [{ name: word('unit'), share: 0.2 }] : []),
            { name: word('description'), share: isForSeveral ? 0.4 : 0.6 },
            { name: word('due'), share: 0.17 },
            { name: word('amount'), share: 0.23, isAmount: true },
          ],
          rows: payment.allocations.map((settled) => [
            ...(isForSeveral ? [settled.property.name] : []),
            settled.invoice === null
              ? settled.description
              : `${settled.description} (${word('invoice')} ${settled.invoice.number})`,
            day(settled.dueOn),
            money(settled.amountMinor),
          ]),
          none: word('nothingSettled'),
        },
      },
      {
        sums: [
          ...(leftMinor > 0 ? [{ name: word('keptCredit'), amount: money(leftMinor) }] : []),
          { name: word('total'), amount: money(amountMinor), isMain: true },
        ],
      },
    ],
    footer: `${letterhead.name} · ${word('receipt')} ${number}`,
    pageOf,
  });
}
