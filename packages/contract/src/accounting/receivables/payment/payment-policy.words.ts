import { sharedWords, type Words } from '../../../wire/fields/words';

/** Orders in which payments settle; the four are named by the law that they follow. */
export const paymentPolicyWords = {
  name: sharedWords.name,
  'name.california': { en: 'California', es: 'California' },
  'name.texas': { en: 'Texas', es: 'Texas' },
  'name.florida': { en: 'Florida', es: 'Florida' },
  'name.neutral': { en: 'Neutral order', es: 'Orden neutral' },
  version: { en: 'Version', es: 'Versión' },
  effectiveOn: { en: 'From', es: 'Desde' },
} satisfies Words;
