import { defineMessages } from '@courtyard/common';

/** Why this browser is not pushed to. */
export const pushMessages = defineMessages({
  en: {
    denied:
      'This browser does not let the site notify you. Allow it in the browser’s settings for this site, then try again.',
    unsupported: 'This browser cannot be notified.',
    failed: 'Notifications could not be switched on. Try again in a while.',
  },
  es: {
    denied:
      'Este navegador no permite que el sitio le avise. Permítalo en los ajustes del navegador para este sitio y vuelva a intentarlo.',
    unsupported: 'Este navegador no puede recibir avisos.',
    failed: 'No se pudieron activar los avisos. Vuelva a intentarlo más tarde.',
  },
});
