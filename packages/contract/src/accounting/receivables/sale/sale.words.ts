import { sharedWords, type Words } from '../../../wire/fields/words';

export const saleWords = {
  salePolicy: { en: 'Sale of a unit', es: 'Venta de una unidad' },
  effectiveOn: { en: 'For sales from', es: 'Para ventas desde' },
  owed: { en: 'Balance due', es: 'Saldo deudor' },
  'owed.seller': { en: 'Stays with the seller', es: 'Queda con el vendedor' },
  'owed.buyer': { en: 'Transfers to the buyer', es: 'Pasa al comprador' },
  credit: { en: 'Credits and prepaid dues', es: 'Saldo a favor y cuotas adelantadas' },
  'credit.seller': {
    en: 'Stays with the seller, to be refunded',
    es: 'Queda con el vendedor, para reembolsar',
  },
  'credit.buyer': { en: 'Transfers to the buyer', es: 'Pasa al comprador' },
  property: sharedWords.property,
  movedOn: { en: 'Date', es: 'Fecha' },
  owedMinor: { en: 'Balance due', es: 'Saldo deudor' },
  creditMinor: { en: 'Credit', es: 'A favor' },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'A' },
} satisfies Words;
