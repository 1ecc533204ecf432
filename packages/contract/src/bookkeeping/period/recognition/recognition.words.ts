import type { Words } from '../../../wire/fields/words';

/** When assessments for a reserve are income. */
export const recognitionWords = {
  treatment: { en: 'Reserve assessments are income', es: 'Las cuotas de reserva son ingreso' },
  'treatment.when-assessed': { en: 'When they are billed', es: 'Cuando se facturan' },
  'treatment.when-spent': { en: 'When they are spent', es: 'Cuando se gastan' },
  effectiveOn: { en: 'From', es: 'Desde' },
  reserveAccount: { en: 'Reserve assessments', es: 'Cuotas de reserva' },
  specialAccount: { en: 'Special assessments', es: 'Cuotas extraordinarias' },
  liabilityAccount: { en: 'Contract liability', es: 'Pasivo por contrato' },
} satisfies Words;
