import { sharedWords, type Words } from '../../../wire/fields/words';

export const saleWords = {
  salePolicy: { en: 'Sale of a unit', es: 'Venta de una unidad' },
  effectiveOn: { en: 'For sales from', es: 'Para ventas desde' },
  owed: { en: 'What is owed', es: 'Lo que se debe' },
  'owed.seller': { en: 'Stays with who sold', es: 'Queda con quien vendió' },
  'owed.buyer': { en: 'Goes with the unit', es: 'Pasa con la unidad' },
  credit: { en: 'Credit and dues paid ahead', es: 'Saldo a favor y cuotas adelantadas' },
  'credit.seller': {
    en: 'Stays with who sold, to be refunded',
    es: 'Queda con quien vendió, para reembolsar',
  },
  'credit.buyer': { en: 'Goes with the unit', es: 'Pasa con la unidad' },
  property: sharedWords.property,
  movedOn: { en: 'On', es: 'Con fecha' },
  owedMinor: { en: 'Owed', es: 'Se debe' },
  creditMinor: { en: 'Credit', es: 'A favor' },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'A' },
} satisfies Words;
