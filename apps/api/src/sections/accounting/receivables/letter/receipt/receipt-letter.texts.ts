import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentLabels } from '@courtyard/contract/accounting/receivables/payment/payment.labels';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { defineMessages, messagesIn, type TranslateOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type EmailMessage } from '../../../../../platform/mail/email-message.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import { paperLabels } from '../../statement/paper/paper.labels';
import en from './receipt-letter.en.json';
import es from './receipt-letter.es.json';

const messages = defineMessages({ en, es });

export interface ToldReceipt {
  payment: Pick<
    Payment,
    'receivedOn' | 'method' | 'reference' | 'payer' | 'amountMinor' | 'properties' | 'allocations'
  >;
  /** What is owed of each of its units now. */
  statements: readonly Pick<UnitStatement, 'property' | 'balanceMinor' | 'overdueMinor'>[];
  currency: string;
  recipient: string;
  /** Null for somebody who has no account to look with. */
  link: string | null;
}

type Standing = ToldReceipt['statements'][number];

function owed(
  t: TranslateOf<typeof messages>,
  { property, balanceMinor, overdueMinor }: Standing,
  money: (amountMinor: number) => string,
): string {
  const unit = property.name;
  const amount = money(Math.abs(balanceMinor));
  if (balanceMinor === 0) return t('clear', { unit });
  if (balanceMinor < 0) return t('ahead', { unit, amount });
  if (overdueMinor <= 0) return t('owed', { unit, amount });
  return overdueMinor === balanceMinor
    ? t('owedAllOverdue', { unit, amount })
    : t('owedOverdue', { unit, amount, overdue: money(overdueMinor) });
}

/** What was paid, when and how, what it settled and why, and what is still owed. The receipt goes with it as PDF. */
export function receiptLetterOf(
  language: Language,
  { payment, statements, currency, recipient, link }: ToldReceipt,
): EmailMessage {
  const t = messagesIn(messages, language);
  const named = (name: keyof typeof paperLabels) => paperLabels[name][language];
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  const { receivedOn, method, reference, payer, amountMinor, properties, allocations } = payment;
  const units = properties.map(({ name }) => name).join(', ');
  const leftMinor = allocations.reduce((left, settled) => left - settled.amountMinor, amountMinor);
  const facts: [string, string | null][] = [
    [named('amount'), money(amountMinor)],
    [named(properties.length > 1 ? 'units' : 'unit'), units],
    [named('received'), longDay(receivedOn, language)],
    [named('method'), paymentLabels[`method.${method}`][language]],
    [named('reference'), reference],
    [named('from'), payer],
  ];
  const settled = allocations.map((part) =>
    t('settled', {
      amount: money(part.amountMinor),
      what:
        part.invoice === null
          ? part.description
          : t('charge', { description: part.description, number: part.invoice.number }),
      due: longDay(part.dueOn, language),
      why: part.sentence,
    }),
  );
  return {
    subject: t('subject', { units, amount: money(amountMinor) }),
    body: [
      greeting(recipient, language),
      t('thanks'),
      { lines: facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])) },
      ...(settled.length === 0 ? [] : [{ lines: [t('applied'), ...settled] }]),
      ...(leftMinor > 0 ? [t('credit', { amount: money(leftMinor) })] : []),
      { lines: statements.map((statement) => owed(t, statement, money)) },
      ...(link === null ? [] : [{ button: link, label: t('see') }]),
    ],
  };
}
