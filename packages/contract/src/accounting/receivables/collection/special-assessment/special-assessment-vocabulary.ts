import { sharedWords } from '../../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../../wire/fields/history';
import { specialAssessmentWords } from './special-assessment.words';

/** What special assessments are called in their histories. */
export const specialAssessmentVocabulary: HistoryVocabulary = {
  actions: {
    'special-assessment.create': { en: 'Special assessment levied', es: 'Cuota extraordinaria emitida' },
    'special-assessment.bill': { en: 'Installment billed', es: 'Plazo facturado' },
    'special-assessment.bill-rest': {
      en: 'Remaining installments billed',
      es: 'Plazos restantes facturados',
    },
    'special-assessment.end': { en: 'Special assessment ended', es: 'Cuota extraordinaria finalizada' },
  },
  kinds: { 'special-assessment': { en: 'Special assessment', es: 'Cuota extraordinaria' } },
  things: {
    'special-assessment': {
      ...specialAssessmentWords,
      position: { en: 'Installment', es: 'Plazo' },
      property: { en: 'Unit', es: 'Unidad' },
      reason: sharedWords.reason,
      'reason.acceleration': { en: 'Nonpayment', es: 'Impago' },
      'reason.payoff': { en: 'Paid in full early', es: 'Pago total anticipado' },
      issuedOn: { en: 'Date', es: 'Fecha' },
      dueOn: { en: 'Due', es: 'Vence' },
      amountMinor: { en: 'Amount', es: 'Importe' },
    },
  },
};
