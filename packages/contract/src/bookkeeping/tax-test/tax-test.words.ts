import type { Words } from '../../wire/fields/words';
import { accountWords } from '../account/account.words';

/** Of the tests of Form 1120-H. */
export const taxTestWords = {
  ...accountWords,
  amountMinor: { en: 'Amount', es: 'Importe' },
  year: { en: 'Year', es: 'Año' },
  'verdict.met': { en: 'Met', es: 'Se cumple' },
  'verdict.not-met': { en: 'Not met', es: 'No se cumple' },
  'verdict.open': { en: 'Depends on what is not tagged', es: 'Depende de lo que falta por clasificar' },
  'verdict.nothing': { en: 'Nothing to compare', es: 'Nada que comparar' },
} satisfies Words;
