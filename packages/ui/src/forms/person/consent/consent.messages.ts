import { defineMessages } from '@courtyard/common';

export const consentMessages = defineMessages({
  en: {
    'agreed.account': 'Agreed in their account on {day}.',
    'agreed.paper': 'Agreed on paper on {day}, recorded by {name}.',
    'withdrawn.account': 'Withdrew it in their account on {day}.',
    'withdrawn.paper': 'Withdrew it on paper on {day}, recorded by {name}.',
    never: 'Did not agree so far.',
    byLetter: 'Required notices come as letters.',
    notDemanded:
      'Your community does not ask for this: required notices come by e-mail to all who have an address.',
    on: 'Day on the paper',
    record: 'Record a consent on paper',
    recordWithdrawal: 'Record its withdrawal',
    recorded: 'The consent was recorded',
    recordedWithdrawal: 'The withdrawal was recorded',
  },
  es: {
    'agreed.account': 'Aceptó en su cuenta el {day}.',
    'agreed.paper': 'Aceptó en papel el {day}, registrado por {name}.',
    'withdrawn.account': 'Lo retiró en su cuenta el {day}.',
    'withdrawn.paper': 'Lo retiró en papel el {day}, registrado por {name}.',
    never: 'Hasta ahora no ha aceptado.',
    byLetter: 'Los avisos obligatorios llegan por carta.',
    notDemanded:
      'Su comunidad no lo pide: los avisos obligatorios llegan por correo electrónico a quien tiene dirección.',
    on: 'Fecha del papel',
    record: 'Registrar un consentimiento en papel',
    recordWithdrawal: 'Registrar que lo retira',
    recorded: 'El consentimiento se registró',
    recordedWithdrawal: 'La retirada se registró',
  },
});
