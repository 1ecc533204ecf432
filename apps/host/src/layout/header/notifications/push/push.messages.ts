import { defineMessages } from '@courtyard/common';

/** Why this browser is not pushed to. */
export const pushMessages = defineMessages({
  en: {
    denied:
      'Your browser blocks notifications from this site. Allow them in the browser’s site settings, then try again.',
    unsupported: 'This browser doesn’t support notifications.',
    failed: 'Couldn’t turn on notifications. Try again later.',
  },
  es: {
    denied:
      'Su navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del navegador y vuelva a intentarlo.',
    unsupported: 'Este navegador no admite notificaciones.',
    failed: 'No se pudieron activar las notificaciones. Vuelva a intentarlo más tarde.',
  },
});
