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
      endsBeforeStart: 'The last day is before the first.',
      editContact: 'Edit contact',
      contactTitle: 'Contact of {name}',
      contactText: 'Changes show everywhere this person appears.',
      contactSaved: '{name} was saved',
      consent: 'Required notices by e-mail',
      consentText: 'Notices of meetings, ballots and what else is owed. Without a consent they are letters.',
    },
    es: {
      'state.current': 'Actual',
      'state.upcoming': 'Próximo',
      'state.past': 'Pasado',
      since: 'Desde el {from}',
      from: 'A partir del {from}',
      fromTo: '{from} – {to}',
      endsBeforeStart: 'El último día es anterior al primero.',
      editContact: 'Editar contacto',
      contactTitle: 'Contacto de {name}',
      contactText: 'Los cambios se ven en todos los lugares donde aparece esta persona.',
      contactSaved: 'Se guardó a {name}',
      consent: 'Avisos obligatorios por correo electrónico',
      consentText:
        'Avisos de reuniones, papeletas y lo demás que se debe comunicar. Sin consentimiento son cartas.',
    },
  },
  personWords,
);
