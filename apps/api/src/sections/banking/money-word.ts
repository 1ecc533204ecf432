import type { Label } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';

/** An amount as a part of a sentence that is told in the reader's language. */
export const moneyWord = (minor: number, currency: string): Label => ({
  en: formatMoney(minor, currency, { language: 'en' }),
  es: formatMoney(minor, currency, { language: 'es' }),
});
