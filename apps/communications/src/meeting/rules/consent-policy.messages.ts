import { defineMessages } from '@courtyard/common';
import { meetingPolicyWords } from '@courtyard/contract/communications/meeting/policy/meeting-policy.words';

export const consentMessages = defineMessages(
  {
    en: {
      title: 'Required notices by e-mail',
      text: 'Notices of meetings, ballots, and e-mails of the kind “Required notice”.',
      demanded: 'By e-mail to those who agreed to that; to all others as letters.',
      notDemanded: 'By e-mail to all who have an address, whether they agreed or not.',
      change: 'Change',
      changeLabel: 'Change the rule of required notices by e-mail',
      isDemanded: 'Only to those who agreed',
      help: 'Most states ask for a recorded consent. Have counsel review it before you go without.',
      saved: 'The rule was changed',
    },
    es: {
      title: 'Avisos obligatorios por correo electrónico',
      text: 'Avisos de reuniones, papeletas y correos del tipo «Aviso obligatorio».',
      demanded: 'Por correo electrónico a quien lo aceptó; a los demás, por carta.',
      notDemanded: 'Por correo electrónico a quien tiene dirección, lo haya aceptado o no.',
      change: 'Cambiar',
      changeLabel: 'Cambiar la regla de los avisos obligatorios por correo electrónico',
      isDemanded: 'Solo a quien lo aceptó',
      help: 'La mayoría de los estados piden un consentimiento registrado. Haga que un abogado lo revise antes de prescindir de él.',
      saved: 'La regla se cambió',
    },
  },
  meetingPolicyWords,
);
