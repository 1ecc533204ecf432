import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages(
  {
    en: {
      rolesText: 'What they may do. You can give the roles whose rights you have yourself.',
      notYours: 'Allows more than you may do',
      home: 'Property',
      homeText:
        'Becomes theirs from today. One that is recorded under their address already is theirs anyway.',
      findHome: 'Find a property',
      relation: 'As',
    },
    es: {
      rolesText: 'Qué podrá hacer. Puede dar los roles cuyos derechos tiene usted.',
      notYours: 'Permite más de lo que usted puede hacer',
      home: 'Propiedad',
      homeText: 'Pasa a ser suya desde hoy. La que ya consta con su correo lo es de todos modos.',
      findHome: 'Buscar una propiedad',
      relation: 'En calidad de',
    },
  },
  memberWords,
);
