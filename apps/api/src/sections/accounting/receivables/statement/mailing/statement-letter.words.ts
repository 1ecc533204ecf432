import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type Letter } from '../../../../../platform/mail/letter.rules';
import { longDay } from '../../../../../platform/notifications/kind';

const words = {
  en: {
    subject: (unit: string, day: string) => `Statement for ${unit} as of ${day}`,
    attached: (unit: string, from: string, at: string) =>
      `attached is the statement for ${unit}: what is open, and what moved from ${from} to ${at}.`,
    owed: (amount: string) => `${amount} are to be paid.`,
    overdue: (amount: string) =>
      `${amount} of it are overdue. If you paid in the meantime, there is nothing to do.`,
    allOverdue: 'All of it is overdue. If you paid in the meantime, there is nothing to do.',
    clear: 'Nothing is owed.',
    ahead: (amount: string) => `${amount} stand to your credit and pay what is billed next.`,
    see: 'See what you owe',
  },
  es: {
    subject: (unit: string, day: string) => `Estado de cuenta de ${unit} al ${day}`,
    attached: (unit: string, from: string, at: string) =>
      `Le adjuntamos el estado de cuenta de ${unit}: qué está pendiente y qué se movió del ${from} al ${at}.`,
    owed: (amount: string) => `Quedan por pagar ${amount}.`,
    overdue: (amount: string) => `De ello están vencidos ${amount}. Si ya pagó, no tiene que hacer nada.`,
    allOverdue: 'Todo ello está vencido. Si ya pagó, no tiene que hacer nada.',
    clear: 'No se debe nada.',
    ahead: (amount: string) => `Hay ${amount} a su favor, que pagarán lo que se facture después.`,
    see: 'Ver qué debe',
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
