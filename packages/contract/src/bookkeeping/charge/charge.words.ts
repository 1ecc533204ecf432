import type { Words } from '../../wire/fields/words';

/** Of whatever has a charge type. */
export const chargeWords = {
  chargeType: { en: 'Charge type', es: 'Tipo de cargo' },
  'chargeType.regular': { en: 'Regular assessment', es: 'Cuota ordinaria' },
  'chargeType.special': { en: 'Special assessment', es: 'Cuota extraordinaria' },
  'chargeType.late-fee': { en: 'Late fee', es: 'Recargo por mora' },
  'chargeType.interest': { en: 'Interest', es: 'Intereses' },
  'chargeType.collection': { en: 'Collection cost', es: 'Gasto de cobranza' },
  'chargeType.attorney': { en: 'Attorney fee', es: 'Honorarios de abogado' },
  'chargeType.fine': { en: 'Fine', es: 'Multa' },
  'chargeType.other': { en: 'Other', es: 'Otro' },
} satisfies Words;
