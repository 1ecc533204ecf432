import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { defineMessages, messagesIn, type TranslateOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type EmailMessage } from '../../../../../platform/mail/email-message.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import en from './statement-letter.en.json';
import es from './statement-letter.es.json';

export const statementLetterMessages = defineMessages({ en, es });

interface ToldStatement {
  statement: Pick<UnitStatement, 'property' | 'at' | 'balanceMinor' | 'overdueMinor'>;
  /** What moved since is on it. */
  from: string;
  currency: string;
  recipient: string;
  /** Null for somebody who has no account to look with. */
  link: string | null;
}

type Standing = Pick<UnitStatement, 'balanceMinor' | 'overdueMinor'>;

function owed(
  t: TranslateOf<typeof statementLetterMessages>,
  { balanceMinor, overdueMinor }: Standing,
  money: (amountMinor: number) => string,
): string {
  const amount = money(Math.abs(balanceMinor));
  if (balanceMinor === 0) return t('clear');
  if (balanceMinor < 0) return t('ahead', { amount });
  if (overdueMinor <= 0) return t('owed', { amount });
  return overdueMinor >= balanceMinor
    ? t('owedAllOverdue', { amount })
    : t('owedOverdue', { amount, overdue: money(overdueMinor) });
}

/** What is owed of a unit. The statement goes with it as PDF. */
export function statementLetterOf(
  language: Language,
  { statement, from, currency, recipient, link }: ToldStatement,
): EmailMessage {
  const t = messagesIn(statementLetterMessages, language);
  const day = (on: string) => longDay(on, language);
  const { property, at } = statement;
  const unit = property.name;
  return {
    subject: t('subject', { unit, day: day(at) }),
    body: [
      greeting(recipient, language),
      t('attached', { unit, from: day(from), at: day(at) }),
      owed(t, statement, (amountMinor) => formatMoney(amountMinor, currency, { language })),
      ...(link === null ? [] : [{ button: link, label: t('see') }]),
    ],
  };
}
