import { defineMessages, plural } from '@courtyard/common';
import { committeeWords } from '@courtyard/contract/people/committee/committee.words';

/** Words for a committee that every page about it uses. */
export const committeeMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which committee?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All committees',
      none: 'No committees yet',
      add: 'Add committee',
      filledOf: '{filled} of {seats}',
      vacancies: ({ count }: { count: number }) => plural(count, 'vacant seat', 'vacant seats'),
    },
    es: {
      missingTitle: '¿Qué comité?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Lista de comités',
      none: 'Aún no hay comités',
      add: 'Agregar comité',
      filledOf: '{filled} de {seats}',
      vacancies: ({ count }) => plural(count, 'vacante', 'vacantes'),
    },
  },
  committeeWords,
);
