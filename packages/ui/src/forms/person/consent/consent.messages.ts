import { defineMessages } from '@courtyard/common';

export const consentMessages = defineMessages({
  en: {
    'agreed.account': 'Agreed online on {day}.',
    'agreed.paper': 'Agreed on paper on {day}, recorded by {name}.',
    'withdrawn.account': 'Withdrawn online on {day}.',
    'withdrawn.paper': 'Withdrawn on paper on {day}, recorded by {name}.',
    never: 'Hasn’t agreed yet.',
    byLetter: 'Required notices are sent by postal mail.',
    notDemanded:
      'Your community doesn’t require consent: required notices are emailed to everyone with an address on file.',
    on: 'Date signed',
    record: 'Record paper consent',
    recordWithdrawal: 'Record withdrawal',
    recorded: 'Consent recorded',
    recordedWithdrawal: 'Withdrawal recorded',
  },
  es: {
    'agreed.account': 'Aceptó en línea el {day}.',
    'agreed.paper': 'Aceptó en papel el {day}, registrado por {name}.',
    'withdrawn.account': 'Retirado en línea el {day}.',
    'withdrawn.paper': 'Retirado en papel el {day}, registrado por {name}.',
    never: 'Todavía no ha aceptado.',
    byLetter: 'Los avisos obligatorios se envían por correo postal.',
    notDemanded:
      'Su comunidad no exige consentimiento: los avisos obligatorios se envían por correo electrónico a todos los que tienen una dirección registrada.',
    on: 'Fecha de la firma',
    record: 'Registrar consentimiento en papel',
    recordWithdrawal: 'Registrar retirada',
    recorded: 'Consentimiento registrado',
    recordedWithdrawal: 'Retirada registrada',
  },
});
