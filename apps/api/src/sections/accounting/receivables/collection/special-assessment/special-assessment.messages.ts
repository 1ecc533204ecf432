import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What special assessments tell people, in Spanish by English. */
export const specialAssessmentSentences: Sentences = {
  'There is at least one instalment.': 'Hay al menos un plazo.',
  'This special assessment ended: nothing more is billed of it.':
    'Esta cuota extraordinaria terminó: ya no se factura nada de ella.',
  'Nothing is left to bill of it. Load it again.': 'No queda nada por facturar. Vuelva a cargarla.',
  '{1}, instalment {2} of {3}': '{1}, plazo {2} de {3}',
  '{1}, remaining instalments': '{1}, plazos restantes',
  'See special assessments': 'Ver cuotas extraordinarias',
  'Levy, bill and end special assessments': 'Imponer, facturar y terminar cuotas extraordinarias',
};
