import { defineMessages } from '@courtyard/common';

export const switchMessages = defineMessages({
  en: {
    title: 'Going to your community',
    text: 'One moment.',
    failedTitle: 'Sign in to go on',
    failedText:
      'You could not be signed in from your other community. It asks for your password once; the account is the same.',
  },
  es: {
    title: 'Camino de su comunidad',
    text: 'Un momento.',
    failedTitle: 'Inicie sesión para seguir',
    failedText:
      'No se pudo entrar desde su otra comunidad. Se le pide la contraseña una vez; la cuenta es la misma.',
  },
});
