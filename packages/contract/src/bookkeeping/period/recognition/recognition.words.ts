import type { Words } from '../../../wire/fields/words';

/** When assessments for a reserve are income. */
export const recognitionWords = {
  treatment: { en: 'Recognize reserve assessments', es: 'Reconocer las cuotas de reserva' },
  'treatment.when-assessed': { en: 'When billed', es: 'Al facturarse' },
  'treatment.when-spent': { en: 'When spent', es: 'Al gastarse' },
  effectiveOn: { en: 'From', es: 'Desde' },
  reserveAccount: { en: 'Reserve assessments', es: 'Cuotas de reserva' },
  specialAccount: { en: 'Special assessments', es: 'Cuotas extraordinarias' },
  liabilityAccount: { en: 'Contract liability', es: 'Pasivo por contrato' },
} satisfies Words;
