import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { InvoiceLetterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type EmailMessage } from '../../../../../platform/mail/email-message.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import en from './invoice-letter.en.json';
import es from './invoice-letter.es.json';

export const invoiceLetterMessages = defineMessages({ en, es });

/** With the invoice as PDF. `link` is null for somebody who has no account to look with. */
export function invoiceLetterOf(
  language: Language,
  kind: InvoiceLetterKind,
  {
    invoice,
    currency,
    recipient,
    link,
  }: {
    invoice: Pick<Invoice, 'number' | 'property' | 'totalMinor' | 'openMinor' | 'dueOn'>;
    currency: string;
    recipient: string;
    link: string | null;
  },
): EmailMessage {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  const t = messagesIn(invoiceLetterMessages, language);
  const { number } = invoice;
  const unit = invoice.property.name;
  const open = money(invoice.openMinor);
  const due = longDay(invoice.dueOn, language);
  return {
    subject:
      kind === 'invoice'
        ? t('invoice.subject', { number, unit, total: money(invoice.totalMinor) })
        : t('reminder.subject', { number, unit }),
    body: [
      greeting(recipient, language),
      t(`${kind}.text`, { number, unit, open, due }),
      ...(link === null ? [] : [{ button: link, label: t('see') }]),
    ],
  };
}
