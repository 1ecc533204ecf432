import { defineMessages } from '@courtyard/common';

export const switchMessages = defineMessages({
  en: {
    title: 'Switching community',
    text: 'One moment.',
    failedTitle: 'Sign in to continue',
    failedText:
      'Couldn’t sign you in from your other community. Enter your password once; it’s the same account.',
  },
  es: {
    title: 'Cambiando de comunidad',
    text: 'Un momento.',
    failedTitle: 'Inicie sesión para continuar',
    failedText:
      'No se pudo iniciar sesión desde su otra comunidad. Escriba su contraseña una vez; la cuenta es la misma.',
  },
});
