import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type Letter } from '../../../../../platform/mail/letter.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import { paperWords } from '../../statement/paper/paper.words';

interface Settled {
  amount: string;
  what: string;
  due: string;
  why: string;
}

interface Owed {
  unit: string;
  amount: string;
  overdue: string | null;
}

const words = {
  en: {
    subject: (amount: string, units: string) => `Receipt for ${units}: ${amount}`,
    thanks: 'Thank you for your payment. The receipt is attached.',
    invoice: (number: number) => `invoice ${number}`,
    applied: 'How it was applied:',
    settled: ({ amount, what, due, why }: Settled) => `${amount} to ${what}, due ${due}. ${why}`,
    credit: (amount: string) => `${amount} is held as a credit and will be applied to your next charges.`,
    owed: ({ unit, amount, overdue }: Owed) =>
      overdue === null
        ? `Balance due for ${unit}: ${amount}.`
        : overdue === amount
          ? `Balance due for ${unit}: ${amount}, all overdue.`
          : `Balance due for ${unit}: ${amount}, of which ${overdue} is overdue.`,
    clear: (unit: string) => `Nothing is due for ${unit}.`,
    ahead: (unit: string, amount: string) => `Credit balance for ${unit}: ${amount}.`,
    see: 'View your balance',
  },
  es: {
    subject: (amount: string, units: string) => `Recibo de ${units}: ${amount}`,
    thanks: 'Gracias por su pago. Le adjuntamos el recibo.',
    invoice: (number: number) => `factura ${number}`,
    applied: 'Cómo se aplicó:',
    settled: ({ amount, what, due, why }: Settled) =>
      `${amount} a ${what}, con vencimiento el ${due}. ${why}`,
    credit: (amount: string) => `${amount} quedan a su favor y se aplicarán a los próximos cargos.`,
    owed: ({ unit, amount, overdue }: Owed) =>
      overdue === null
        ? `Saldo pendiente de ${unit}: ${amount}.`
        : overdue === amount
          ? `Saldo pendiente de ${unit}: ${amount}, todo vencido.`
          : `Saldo pendiente de ${unit}: ${amount}, de los cuales ${overdue} están vencidos.`,
    clear: (unit: string) => `${unit} no tiene saldo pendiente.`,
    ahead: (unit: string, amount: string) => `Saldo a favor de ${unit}: ${amount}.`,
    see: 'Ver su saldo',
  },
} satisfies Record<Language, unknown>;

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

/** What was paid, when and how, what it settled and why, and what is still owed. The receipt goes with it as PDF. */
export function receiptLetterOf(
  language: Language,
  { payment, statements, currency, recipient, link }: ToldReceipt,
): Letter {
  const said = words[language];
  const named = (name: keyof typeof paperWords) => paperWords[name][language];
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  const { receivedOn, method, reference, payer, amountMinor, properties, allocations } = payment;
  const units = properties.map(({ name }) => name).join(', ');
  const leftMinor = allocations.reduce((left, settled) => left - settled.amountMinor, amountMinor);
  const facts: [string, string | null][] = [
    [named('amount'), money(amountMinor)],
    [named(properties.length > 1 ? 'units' : 'unit'), units],
    [named('received'), longDay(receivedOn, language)],
    [named('method'), paymentWords[`method.${method}`][language]],
    [named('reference'), reference],
    [named('from'), payer],
  ];
  const whatOf = ({ description, invoice }: Payment['allocations'][number]) =>
    invoice === null ? description : `${description} (${said.invoice(invoice.number)})`;
  return {
    subject: said.subject(money(amountMinor), units),
    body: [
      greeting(recipient, language),
      said.thanks,
      { lines: facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])) },
      ...(allocations.length === 0
        ? []
        : [
            {
              lines: [
                said.applied,
                ...allocations.map((settled) =>
                  said.settled({
                    amount: money(settled.amountMinor),
                    what: whatOf(settled),
                    due: longDay(settled.dueOn, language),
                    why: settled.sentence,
                  }),
                ),
              ],
            },
          ]),
      ...(leftMinor > 0 ? [said.credit(money(leftMinor))] : []),
      {
        lines: statements.map(({ property, balanceMinor, overdueMinor }) =>
          balanceMinor > 0
            ? said.owed({
                unit: property.name,
                amount: money(balanceMinor),
                overdue: overdueMinor > 0 ? money(overdueMinor) : null,
              })
            : balanceMinor < 0
              ? said.ahead(property.name, money(-balanceMinor))
              : said.clear(property.name),
        ),
      },
      ...(link === null ? [] : [{ button: link, label: said.see }]),
    ],
  };
}
