import { sharedWords, type Words } from '../../../wire/fields/words';

/** Orders in which payments settle; the four are named by the law that they follow. */
export const paymentPolicyWords = {
  name: sharedWords.name,
  'name.california': { en: 'California', es: 'California' },
  'name.texas': { en: 'Texas', es: 'Texas' },
  'name.florida': { en: 'Florida', es: 'Florida' },
  'name.neutral': { en: 'Standard order', es: 'Orden estándar' },
  version: { en: 'Version', es: 'Versión' },
  effectiveOn: { en: 'Effective date', es: 'Fecha de vigencia' },
} satisfies Words;
