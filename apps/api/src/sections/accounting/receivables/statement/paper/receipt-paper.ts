import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentLabels } from '@courtyard/contract/accounting/receivables/payment/payment.labels';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from './sheet-head';

function markOf({ label }: Sheet, { status }: Payment): string | null {
  if (status === 'returned') return label('returned');
  return status === 'void' ? label('voidPayment') : null;
}

/** A receipt for a payment: what came in, which charges it settled, and what stays as credit. */
export function receiptPaper(sheet: Sheet, payment: Payment): Promise<Buffer> {
  const { letterhead, size, language, day, money, label, pageOf } = sheet;
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
    title: `${label('receipt')} ${number}`,
    mark: markOf(sheet, payment),
    to: [payer ?? '', units].filter(Boolean),
    facts: [
      [label('received'), day(receivedOn)],
      [label('method'), paymentLabels[`method.${method}`][language]],
      ...(reference === null ? [] : [[label('reference'), reference] as const]),
      [label('amount'), money(amountMinor)],
    ],
    parts: [
      {
        table: {
          title: label('settled'),
          columns: [
            ...(isForSeveral ? [{ name: label('unit'), share: 0.2 }] : []),
            { name: label('description'), share: isForSeveral ? 0.4 : 0.6 },
            { name: label('due'), share: 0.17 },
            { name: label('amount'), share: 0.23, isAmount: true },
          ],
          rows: payment.allocations.map((settled) => [
            ...(isForSeveral ? [settled.property.name] : []),
            settled.invoice === null
              ? settled.description
              : `${settled.description} (${label('invoice')} ${settled.invoice.number})`,
            day(settled.dueOn),
            money(settled.amountMinor),
          ]),
          none: label('nothingSettled'),
        },
      },
      {
        sums: [
          ...(leftMinor > 0 ? [{ name: label('keptCredit'), amount: money(leftMinor) }] : []),
          { name: label('total'), amount: money(amountMinor), isMain: true },
        ],
      },
    ],
    footer: `${letterhead.name} · ${label('receipt')} ${number}`,
    pageOf,
  });
}
