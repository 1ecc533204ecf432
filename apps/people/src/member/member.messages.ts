import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** Words for a member that every page about them uses. */
export const memberMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which member?',
      missingText: 'This address names nobody who is there. Choose one from the list.',
      all: 'All members',
      homeAs: '{home} ({relation})',
      roleUntil: '{role} (until {day})',
    },
    es: {
      missingTitle: '¿Qué miembro?',
      missingText: 'Esta dirección no lleva a nadie que exista. Elija de la lista.',
      all: 'Lista de miembros',
      homeAs: '{home} ({relation})',
      roleUntil: '{role} (hasta {day})',
    },
  },
  memberWords,
);
