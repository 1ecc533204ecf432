import { defineMessages, plural } from '@courtyard/common';
import { roleWords } from '@courtyard/contract/people/role/role.words';

/** Words for a role that every page about them uses. */
export const roleMessages = defineMessages(
  {
    en: {
      missingTitle: 'Role not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All roles',
      people: ({ count }: { count: number }) => plural(count, 'person', 'people'),
      nobody: 'No one',
    },
    es: {
      missingTitle: 'Rol no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los roles',
      people: ({ count }: { count: number }) => plural(count, 'persona', 'personas'),
      nobody: 'Nadie',
    },
  },
  roleWords,
);
