import { defineMessages } from '@courtyard/common';
import { personWords } from '@courtyard/contract/properties/occupancy/occupancy.words';

/** Words for people and the periods in which they own or live somewhere. */
export const personMessages = defineMessages(
  {
    en: {
      'state.current': 'Current',
      'state.upcoming': 'Upcoming',
      'state.past': 'Past',
      since: 'Since {from}',
      from: 'From {from}',
      fromTo: '{from} – {to}',
      endsBeforeStart: 'The end date is before the start date.',
      editContact: 'Edit contact',
      contactTitle: 'Contact of {name}',
      contactText: 'Changes apply everywhere this person appears.',
      contactSaved: '{name} saved',
      consent: 'Required notices by email',
      consentText:
        'Meeting notices, ballots and other required notices. Without consent they’re sent by letter.',
    },
    es: {
      'state.current': 'Actual',
      'state.upcoming': 'Próximo',
      'state.past': 'Pasado',
      since: 'Desde el {from}',
      from: 'A partir del {from}',
      fromTo: '{from} – {to}',
      endsBeforeStart: 'La fecha de fin es anterior a la de inicio.',
      editContact: 'Editar contacto',
      contactTitle: 'Contacto de {name}',
      contactText: 'Los cambios se ven en todos los lugares donde aparece esta persona.',
      contactSaved: 'Se guardó a {name}',
      consent: 'Avisos obligatorios por correo electrónico',
      consentText:
        'Convocatorias, papeletas y otros avisos obligatorios. Sin consentimiento se envían por carta.',
    },
  },
  personWords,
);
