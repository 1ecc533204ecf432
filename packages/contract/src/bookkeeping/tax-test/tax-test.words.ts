import type { Words } from '../../wire/fields/words';
import { accountWords } from '../account/account.words';

/** Of the tests of Form 1120-H. */
export const taxTestWords = {
  ...accountWords,
  amountMinor: { en: 'Amount', es: 'Importe' },
  year: { en: 'Year', es: 'Año' },
  'verdict.met': { en: 'Met', es: 'Se cumple' },
  'verdict.not-met': { en: 'Not met', es: 'No se cumple' },
  'verdict.open': { en: 'Depends on untagged accounts', es: 'Depende de cuentas sin clasificar' },
  'verdict.nothing': { en: 'Nothing to compare', es: 'Nada que comparar' },
} satisfies Words;
