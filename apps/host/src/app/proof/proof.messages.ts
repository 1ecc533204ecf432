import { defineMessages } from '@courtyard/common';

export const proofMessages = defineMessages({
  en: {
    title: 'Confirm it’s you',
    text: 'You won’t be asked again for 10 minutes.',
    confirm: 'Confirm',
  },
  es: {
    title: 'Confirme que es usted',
    text: 'No se le volverá a preguntar durante 10 minutos.',
    confirm: 'Confirmar',
  },
});
