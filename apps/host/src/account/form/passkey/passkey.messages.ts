import { defineMessages } from '@courtyard/common';

export const passkeyMessages = defineMessages({
  en: {
    use: 'Use a passkey',
    notGiven: 'No passkey was used. Try again, or continue without one.',
    refused: 'This passkey wasn’t accepted, or the request timed out. Try again, or continue without one.',
  },
  es: {
    use: 'Usar una llave de acceso',
    notGiven: 'No se usó ninguna llave de acceso. Inténtelo otra vez o continúe sin ella.',
    refused:
      'No se aceptó esta llave de acceso, o se agotó el tiempo. Inténtelo otra vez o continúe sin ella.',
  },
});
