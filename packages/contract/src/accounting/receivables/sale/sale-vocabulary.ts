import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { saleWords } from './sale.words';

/** What sales of units are called in their histories. */
export const saleVocabulary: HistoryVocabulary = {
  actions: {
    'sale-policy.set': { en: 'Sale policy set', es: 'Política de ventas fijada' },
    'unit-sale.move': { en: 'Balance transferred to buyer', es: 'Saldo traspasado al comprador' },
    'unit-sale.undo': {
      en: 'Transfer to buyer undone',
      es: 'Traspaso al comprador deshecho',
    },
  },
  kinds: {
    'sale-policy': { en: 'Sale policy', es: 'Política de ventas' },
    'unit-sale': { en: 'Sale of a unit', es: 'Venta de una unidad' },
  },
  things: {
    'sale-policy': saleWords,
    'unit-sale': {
      ...saleWords,
      on: { en: 'Date', es: 'Fecha' },
      reason: sharedWords.reason,
    },
  },
};
