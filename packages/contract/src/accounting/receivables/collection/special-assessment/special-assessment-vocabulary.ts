import { sharedWords } from '../../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../../wire/fields/history';
import { specialAssessmentWords } from './special-assessment.words';

/** What special assessments are called in their histories. */
export const specialAssessmentVocabulary: HistoryVocabulary = {
  actions: {
    'special-assessment.create': { en: 'Special assessment levied', es: 'Cuota extraordinaria impuesta' },
    'special-assessment.bill': { en: 'Instalment billed', es: 'Plazo facturado' },
    'special-assessment.bill-rest': {
      en: 'Remaining instalments billed at once',
      es: 'Plazos restantes facturados de una vez',
    },
    'special-assessment.end': { en: 'Special assessment ended', es: 'Cuota extraordinaria terminada' },
  },
  kinds: { 'special-assessment': { en: 'Special assessment', es: 'Cuota extraordinaria' } },
  things: {
    'special-assessment': {
      ...specialAssessmentWords,
      position: { en: 'Instalment', es: 'Plazo' },
      property: { en: 'Unit', es: 'Unidad' },
      reason: sharedWords.reason,
      'reason.acceleration': { en: 'It did not pay', es: 'No pagó' },
      'reason.payoff': { en: 'It pays all of it early', es: 'Lo paga todo por adelantado' },
      issuedOn: { en: 'Date', es: 'Fecha' },
      dueOn: { en: 'Due', es: 'Vence' },
      amountMinor: { en: 'Amount', es: 'Importe' },
    },
  },
};
