import { defineMessages } from '@courtyard/common';

export const passkeyMessages = defineMessages({
  en: {
    use: 'Use a passkey',
    notGiven: 'No passkey was used. Try again, or go on without.',
    refused: 'This passkey does not count here, or it took too long. Try again, or go on without.',
  },
  es: {
    use: 'Usar una llave de acceso',
    notGiven: 'No se usó ninguna llave de acceso. Inténtelo otra vez o siga sin ella.',
    refused: 'Esta llave de acceso no vale aquí, o tardó demasiado. Inténtelo otra vez o siga sin ella.',
  },
});
