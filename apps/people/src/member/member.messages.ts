import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** Words for a member that every page about them uses. */
export const memberMessages = defineMessages(
  {
    en: {
      missingTitle: 'Member not found',
      missingText: 'The link may be wrong, or they’re no longer listed.',
      all: 'All members',
      homeAs: '{home} ({relation})',
      roleUntil: '{role} (until {day})',
    },
    es: {
      missingTitle: 'Miembro no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que ya no figure.',
      all: 'Todos los miembros',
      homeAs: '{home} ({relation})',
      roleUntil: '{role} (hasta {day})',
    },
  },
  memberWords,
);
