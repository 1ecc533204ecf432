import { defineMessages, plural } from '@courtyard/common';
import { committeeWords } from '@courtyard/contract/people/committee/committee.words';

/** Words for a committee that every page about it uses. */
export const committeeMessages = defineMessages(
  {
    en: {
      missingTitle: 'Committee not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All committees',
      none: 'No committees yet',
      add: 'Add committee',
      filledOf: '{filled} of {seats}',
      vacancies: ({ count }: { count: number }) => plural(count, 'vacant seat', 'vacant seats'),
    },
    es: {
      missingTitle: 'Comité no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los comités',
      none: 'Aún no hay comités',
      add: 'Agregar comité',
      filledOf: '{filled} de {seats}',
      vacancies: ({ count }) => plural(count, 'vacante', 'vacantes'),
    },
  },
  committeeWords,
);
