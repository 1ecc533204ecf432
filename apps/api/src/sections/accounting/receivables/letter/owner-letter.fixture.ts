import type { Language } from '@courtyard/contract/fields/labels';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import { invoiceLetterOf } from '../invoice/letter/invoice-letter.texts';
import { receiptLetterOf } from './receipt/receipt-letter.texts';
import { statementLetterOf } from '../statement/mailing/statement-letter.texts';

const page = 'https://robles.example/x';

const unit = { id: '1', name: 'Roble 1' };
const receipt = (balanceMinor: number) => ({
  payment: {
    receivedOn: '2026-12-01',
    method: 'check' as const,
    reference: '1042',
    payer: 'Nora Luz',
    amountMinor: 30_000,
    properties: [unit],
    allocations: [
      {
        property: unit,
        invoice: { id: '2', number: 7 },
        description: 'Cuota',
        fund: { id: '3', name: 'Fondo' },
        dueOn: '2026-12-01',
        amountMinor: 20_000,
        sentence: 'Norma: cuotas.',
      },
    ],
  },
  statements: [{ property: unit, balanceMinor, overdueMinor: Math.max(0, balanceMinor - 1_000) }],
  currency: 'EUR',
  recipient: 'Nora Luz',
  link: page,
});

/** One of each letter to an owner, with what it says in each case. */
export const ownerLetters = (language: Language): EmailMessage[] => [
  ...(['invoice', 'reminder'] as const).map((kind) =>
    invoiceLetterOf(language, kind, {
      invoice: {
        number: 7,
        property: { id: '1', name: 'Roble 1' },
        totalMinor: 30_000,
        openMinor: 20_000,
        dueOn: '2026-12-01',
      },
      currency: 'EUR',
      recipient: 'Nora Luz',
      link: page,
    }),
  ),
  ...([12_000, 0, -4_000] as const).map((balanceMinor) => receiptLetterOf(language, receipt(balanceMinor))),
  ...([12_000, 0, -4_000] as const).map((balanceMinor) =>
    statementLetterOf(language, {
      statement: {
        property: unit,
        at: '2026-12-01',
        balanceMinor,
        overdueMinor: Math.max(0, balanceMinor - 1),
      },
      from: '2025-12-01',
      currency: 'EUR',
      recipient: 'Nora Luz',
      link: page,
    }),
  ),
];
