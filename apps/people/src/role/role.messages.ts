import { defineMessages, plural } from '@courtyard/common';
import { roleWords } from '@courtyard/contract/people/role/role.words';

/** Words for a role that every page about them uses. */
export const roleMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which role?',
      missingText: 'This address names no role that is there. Choose one from the list.',
      all: 'All roles',
      people: ({ count }: { count: number }) => plural(count, 'person', 'people'),
      nobody: 'Nobody',
    },
    es: {
      missingTitle: '¿Qué rol?',
      missingText: 'Esta dirección no lleva a ningún rol que exista. Elija de la lista.',
      all: 'Lista de roles',
      people: ({ count }: { count: number }) => plural(count, 'persona', 'personas'),
      nobody: 'Nadie',
    },
  },
  roleWords,
);
