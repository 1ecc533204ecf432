import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type Letter } from '../../../../../platform/mail/letter.rules';
import { longDay } from '../../../../../platform/notifications/kind';

const words = {
  en: {
    subject: (unit: string, day: string) => `Statement for ${unit} as of ${day}`,
    attached: (unit: string, from: string, at: string) =>
      `The statement for ${unit} is attached, with open charges and account activity from ${from} to ${at}.`,
    owed: (amount: string) => `Balance due: ${amount}.`,
    overdue: (amount: string) => `${amount} is overdue. If you’ve already paid, please disregard this.`,
    allOverdue: 'The full balance is overdue. If you’ve already paid, please disregard this.',
    clear: 'You have no balance due.',
    ahead: (amount: string) => `You have a credit of ${amount}, which will be applied to your next charges.`,
    see: 'View your balance',
  },
  es: {
    subject: (unit: string, day: string) => `Estado de cuenta de ${unit} al ${day}`,
    attached: (unit: string, from: string, at: string) =>
      `Le adjuntamos el estado de cuenta de ${unit}, con los cargos pendientes y los movimientos del ${from} al ${at}.`,
    owed: (amount: string) => `Saldo pendiente: ${amount}.`,
    overdue: (amount: string) =>
      `De ese saldo, ${amount} están vencidos. Si ya pagó, no tiene que hacer nada.`,
    allOverdue: 'Todo el saldo está vencido. Si ya pagó, no tiene que hacer nada.',
    clear: 'No tiene saldo pendiente.',
    ahead: (amount: string) => `Tiene ${amount} a su favor, que se aplicarán a los próximos cargos.`,
    see: 'Ver su saldo',
  },
} satisfies Record<Language, unknown>;

interface ToldStatement {
  statement: Pick<UnitStatement, 'property' | 'at' | 'balanceMinor' | 'overdueMinor'>;
  /** What moved since is on it. */
  from: string;
  currency: string;
  recipient: string;
  /** Null for somebody who has no account to look with. */
  link: string | null;
}

/** What is owed of a unit. The statement goes with it as PDF. */
export function statementLetterOf(
  language: Language,
  { statement, from, currency, recipient, link }: ToldStatement,
): Letter {
  const said = words[language];
  const day = (on: string) => longDay(on, language);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  const { property, at, balanceMinor, overdueMinor } = statement;
  const owed =
    balanceMinor > 0
      ? [
          said.owed(money(balanceMinor)),
          ...(overdueMinor <= 0
            ? []
            : [overdueMinor >= balanceMinor ? said.allOverdue : said.overdue(money(overdueMinor))]),
        ].join(' ')
      : balanceMinor < 0
        ? said.ahead(money(-balanceMinor))
        : said.clear;
  return {
    subject: said.subject(property.name, day(at)),
    body: [
      greeting(recipient, language),
      said.attached(property.name, day(from), day(at)),
      owed,
      ...(link === null ? [] : [{ button: link, label: said.see }]),
    ],
  };
}
