import type { Deposit, DepositedPayment } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { paymentLabels } from '@courtyard/contract/accounting/receivables/payment/payment.labels';
import { billingPaper } from '../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from './sheet-head';

const sum = (payments: readonly DepositedPayment[]) =>
  payments.reduce((all, { amountMinor }) => all + amountMinor, 0);

/** The slip of a deposit: what is in it one by one, checks and cash summed apart as banks want them. */
export function depositPaper(
  { letterhead, size, language, day, money, label, pageOf }: Sheet,
  deposit: Deposit,
): Promise<Buffer> {
  const { number, depositedOn, bankAccount, reference, payments, amountMinor, memo, status } = deposit;
  const of = (...methods: string[]) => payments.filter(({ method }) => methods.includes(method));
  const checks = of('check');
  const cash = of('cash');
  const others = payments.filter((payment) => !checks.includes(payment) && !cash.includes(payment));
  const group = (name: 'checks' | 'cash' | 'others', among: readonly DepositedPayment[]) =>
    among.length === 0 ? [] : [{ name: `${label(name)} (${among.length})`, amount: money(sum(among)) }];
  return billingPaper({
    letterhead,
    size,
    language,
    title: label('slip'),
    mark: status === 'void' ? label('void') : null,
    to: [bankAccount.name],
    facts: [
      [label('number'), String(number)],
      [label('date'), day(depositedOn)],
      ...(reference === null ? [] : [[label('slipNumber'), reference] as const]),
    ],
    parts: [
      {
        table: {
          columns: [
            { name: label('from'), share: 0.34 },
            { name: label('units'), share: 0.24 },
            { name: label('method'), share: 0.22 },
            { name: label('amount'), share: 0.2, isAmount: true },
          ],
          rows: payments.map((payment) => [
            payment.payer ?? '',
            payment.properties.map(({ name }) => name).join(', '),
            [paymentLabels[`method.${payment.method}`][language], payment.reference]
              .filter(Boolean)
              .join(' '),
            money(payment.amountMinor),
          ]),
        },
      },
      {
        sums: [
          ...group('checks', checks),
          ...group('cash', cash),
          ...group('others', others),
          { name: label('total'), amount: money(amountMinor), isMain: true },
        ],
      },
      ...(memo === null ? [] : [{ heading: label('message'), text: memo }]),
    ],
    footer: `${letterhead.name} · ${label('slip')} ${number}`,
    pageOf,
  });
}
