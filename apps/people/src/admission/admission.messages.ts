import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages(
  {
    en: {
      home: 'Property',
      homeText: 'Becomes theirs. One that is recorded under their address already is theirs anyway.',
      findHome: 'Find a property',
      relation: 'As',
      startsOn: 'From',
      startsOnText: 'From today on where no day is given.',
      endsOn: 'Until',
      endsOnText: 'The last day. The roles of a tenant end with it.',
    },
    es: {
      home: 'Propiedad',
      homeText: 'Pasa a ser suya. La que ya consta con su correo lo es de todos modos.',
      findHome: 'Buscar una propiedad',
      relation: 'En calidad de',
      startsOn: 'Desde',
      startsOnText: 'Desde hoy si no se da ninguna fecha.',
      endsOn: 'Hasta',
      endsOnText: 'El último día. Los roles de un inquilino acaban con él.',
    },
  },
  memberWords,
);
