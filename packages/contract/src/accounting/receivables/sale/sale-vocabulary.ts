import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { saleWords } from './sale.words';

/** What sales of units are called in their histories. */
export const saleVocabulary: HistoryVocabulary = {
  actions: {
    'sale-policy.set': { en: 'Policy of sales set', es: 'Política de ventas fijada' },
    'unit-sale.move': { en: 'Account moved to the buyers', es: 'Cuenta pasada a los compradores' },
    'unit-sale.undo': {
      en: 'Move to the buyers undone',
      es: 'Traspaso a los compradores deshecho',
    },
  },
  kinds: {
    'sale-policy': { en: 'Policy of sales', es: 'Política de ventas' },
    'unit-sale': { en: 'Sale of a unit', es: 'Venta de una unidad' },
  },
  things: {
    'sale-policy': saleWords,
    'unit-sale': {
      ...saleWords,
      on: { en: 'On', es: 'Con fecha' },
      reason: sharedWords.reason,
    },
  },
};
