import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { InvoiceLetterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { greeting, type Letter } from '../../../../../platform/mail/letter.rules';
import { longDay } from '../../../../../platform/notifications/kind';

interface Said {
  number: string;
  unit: string;
  total: string;
  open: string;
  due: string;
}

const words = {
  en: {
    invoice: ({ number, unit, total, open, due }: Said) => ({
      subject: `Invoice ${number} for ${unit}: ${total}`,
      text: `Invoice ${number} for ${unit} is attached. Please pay ${open} by ${due}.`,
    }),
    reminder: ({ number, unit, open, due }: Said) => ({
      subject: `Reminder: invoice ${number} for ${unit}`,
      text: `Invoice ${number} for ${unit} has an open balance of ${open}, which was due ${due}. The invoice is attached. If you’ve already paid, please disregard this reminder.`,
    }),
    see: 'View your balance',
  },
  es: {
    invoice: ({ number, unit, total, open, due }: Said) => ({
      subject: `Factura ${number} de ${unit}: ${total}`,
      text: `Le adjuntamos la factura ${number} de ${unit}. Pague ${open} antes del ${due}, inclusive.`,
    }),
    reminder: ({ number, unit, open, due }: Said) => ({
      subject: `Recordatorio: factura ${number} de ${unit}`,
      text: `La factura ${number} de ${unit} tiene un saldo pendiente de ${open}, que venció el ${due}. La factura va adjunta. Si ya pagó, no tiene que hacer nada.`,
    }),
    see: 'Ver su saldo',
  },
} satisfies Record<Language, unknown>;

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
): Letter {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, { language });
  const { subject, text } = words[language][kind]({
    number: String(invoice.number),
    unit: invoice.property.name,
    total: money(invoice.totalMinor),
    open: money(invoice.openMinor),
    due: longDay(invoice.dueOn, language),
  });
  return {
    subject,
    body: [
      greeting(recipient, language),
      text,
      ...(link === null ? [] : [{ button: link, label: words[language].see }]),
    ],
  };
}
