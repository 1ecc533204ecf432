import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages(
  {
    en: {
      home: 'Property',
      homeText:
        'They’re linked to this property. Properties recorded under their email are linked automatically.',
      findHome: 'Find a property',
      relation: 'Relationship',
      startsOn: 'Start date',
      startsOnText: 'Leave blank for today.',
      endsOn: 'End date',
      endsOnText: 'A tenant’s roles end on this date.',
    },
    es: {
      home: 'Propiedad',
      homeText:
        'Se le vincula a esta propiedad. Las que ya constan con su correo se vinculan automáticamente.',
      findHome: 'Buscar una propiedad',
      relation: 'En calidad de',
      startsOn: 'Fecha de inicio',
      startsOnText: 'Déjelo vacío para hoy.',
      endsOn: 'Fecha de fin',
      endsOnText: 'Los roles de un inquilino terminan en esta fecha.',
    },
  },
  memberWords,
);
