import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What special assessments tell people, in Spanish by English. */
export const specialAssessmentSentences: Sentences = {
  'Enter at least one installment.': 'Indique al menos un plazo.',
  'This special assessment has ended. Nothing more is billed.':
    'Esta cuota extraordinaria finalizó. No se factura nada más.',
  'There’s nothing left to bill. Reload the page.': 'No queda nada por facturar. Vuelva a cargar la página.',
  '{1}, installment {2} of {3}': '{1}, plazo {2} de {3}',
  '{1}, remaining installments': '{1}, plazos restantes',
  'View special assessments': 'Ver cuotas extraordinarias',
  'Levy, bill and end special assessments': 'Emitir, facturar y finalizar cuotas extraordinarias',
};
