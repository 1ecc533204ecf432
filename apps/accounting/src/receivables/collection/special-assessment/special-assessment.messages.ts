import { defineMessages } from '@courtyard/common';
import { specialAssessmentWords } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.words';

/** Words for a special assessment that every page about it uses. */
export const specialAssessmentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Special assessment not found',
      missingText: 'The link may be wrong. Choose one from the list.',
      all: 'All special assessments',
      add: 'New special assessment',
      openThis: 'Open',
      none: 'No special assessments yet',
      paidOf: '{paid} of {total} paid',
    },
    es: {
      missingTitle: 'No se encontró la cuota extraordinaria',
      missingText: 'El enlace puede ser incorrecto. Elija una de la lista.',
      all: 'Todas las cuotas extraordinarias',
      add: 'Nueva cuota extraordinaria',
      openThis: 'Abrir',
      none: 'Aún no hay cuotas extraordinarias',
      paidOf: '{paid} de {total} pagados',
    },
  },
  specialAssessmentWords,
);
