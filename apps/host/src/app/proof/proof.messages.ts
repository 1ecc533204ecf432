import { defineMessages } from '@courtyard/common';

export const proofMessages = defineMessages({
  en: {
    title: 'Is it you?',
    text: 'Before this is done, confirm that it is you. It holds for ten minutes.',
    confirm: 'Confirm',
  },
  es: {
    title: '¿Es usted?',
    text: 'Antes de hacerlo, confirme que es usted. Vale durante diez minutos.',
    confirm: 'Confirmar',
  },
});
