import { defineMessages } from '@courtyard/common';
import { meetingPolicyWords } from '@courtyard/contract/communications/meeting/policy/meeting-policy.words';

export const consentMessages = defineMessages(
  {
    en: {
      title: 'Required notices by email',
      text: 'Meeting notices, ballots, and emails in the category “Required notice”.',
      demanded: 'By email to people who agreed; by letter to everyone else.',
      notDemanded: 'By email to everyone with an address, with or without consent.',
      change: 'Change',
      changeLabel: 'Change the rule for required notices by email',
      isDemanded: 'Only to people who agreed',
      help: 'Most states require recorded consent. Have counsel review before you turn this off.',
      saved: 'Rule saved',
    },
    es: {
      title: 'Avisos obligatorios por correo electrónico',
      text: 'Convocatorias, papeletas y correos de la categoría «Aviso obligatorio».',
      demanded: 'Por correo electrónico a quien lo aceptó; por carta a los demás.',
      notDemanded: 'Por correo electrónico a todos los que tienen dirección, con o sin consentimiento.',
      change: 'Cambiar',
      changeLabel: 'Cambiar la regla de los avisos obligatorios por correo electrónico',
      isDemanded: 'Solo a quienes lo aceptaron',
      help: 'La mayoría de los estados exigen un consentimiento registrado. Consulte a un abogado antes de desactivarlo.',
      saved: 'Regla guardada',
    },
  },
  meetingPolicyWords,
);
