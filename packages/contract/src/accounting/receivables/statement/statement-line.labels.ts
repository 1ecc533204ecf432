import { entryKindText } from '../../../bookkeeping/account/entry-kind.labels';
import { type Language, labelsFrom } from '../../../wire/fields/labels';
import en from './payment-line.en.json';
import es from './payment-line.es.json';
import type { StatementLine } from './statement';

const labels = labelsFrom(en, es);

type Line = Pick<StatementLine, 'kind' | 'description' | 'payment'>;

/** What a line of a statement is: a charge says what it is for, a payment how it came ("Payment, check 227"), others what they are first. */
export function statementLineText({ kind, description, payment }: Line, language: Language): string {
  if (kind === 'charge') return description;
  const reference = payment?.reference ?? null;
  const isPayment = kind === 'receipt' && payment !== null;
  const what = isPayment
    ? [labels[payment.method][language], reference].filter(Boolean).join(' ')
    : entryKindText(kind, language);
  return [what, isPayment && description === reference ? '' : description].filter(Boolean).join(' · ');
}
