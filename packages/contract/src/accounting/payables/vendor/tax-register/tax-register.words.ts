import type { Words } from '../../../../wire/fields/words';
import { vendorWords } from '../vendor.words';

/** Of what goes on the 1099s of a year. */
export const taxRegisterWords = {
  ...vendorWords,
  vendor: { en: 'Payee', es: 'Beneficiario' },
  records: { en: 'Added up from', es: 'Suma de' },
  amountMinor: { en: 'Paid', es: 'Pagado' },
  thresholdMinor: { en: 'Reported from', es: 'Se declara desde' },
  verdict: { en: '1099', es: '1099' },
  'verdict.due': { en: 'To be sent', es: 'Se envía' },
  'verdict.below': { en: 'Below the threshold', es: 'Bajo el umbral' },
  'verdict.not-sent': { en: 'Gets none', es: 'No recibe' },
  tinLastFour: { en: 'TIN ends in', es: 'El TIN termina en' },
  gaps: { en: 'Missing', es: 'Falta' },
  town: { en: 'City, state, ZIP', es: 'Ciudad, estado, código postal' },
} satisfies Words;
