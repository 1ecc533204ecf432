import type { Words } from '../../../../wire/fields/words';
import { vendorWords } from '../vendor.words';

/** Of what goes on the 1099s of a year. */
export const taxRegisterWords = {
  ...vendorWords,
  vendor: { en: 'Payee', es: 'Beneficiario' },
  records: { en: 'Combined from', es: 'Suma de' },
  amountMinor: { en: 'Paid', es: 'Pagado' },
  thresholdMinor: { en: 'Reporting threshold', es: 'Umbral de declaración' },
  verdict: { en: '1099', es: '1099' },
  'verdict.due': { en: 'To be filed', es: 'Por enviar' },
  'verdict.below': { en: 'Below threshold', es: 'Por debajo del umbral' },
  'verdict.not-sent': { en: 'Not required', es: 'No corresponde' },
  tinLastFour: { en: 'TIN ends in', es: 'El TIN termina en' },
  gaps: { en: 'Missing', es: 'Falta' },
  town: { en: 'City, state, ZIP', es: 'Ciudad, estado, código postal' },
} satisfies Words;
