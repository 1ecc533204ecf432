import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages(
  {
    en: {
      home: 'Property',
      homeText:
        'Becomes theirs from today. One that is recorded under their address already is theirs anyway.',
      findHome: 'Find a property',
      relation: 'As',
    },
    es: {
      home: 'Propiedad',
      homeText: 'Pasa a ser suya desde hoy. La que ya consta con su correo lo es de todos modos.',
      findHome: 'Buscar una propiedad',
      relation: 'En calidad de',
    },
  },
  memberWords,
);
