import { defineMessages } from '@courtyard/common';

/** The few words that the core says by itself. */
export const coreMessages = defineMessages({
  en: {
    loading: 'Loading',
    retry: 'Try again',
    errorTitle: 'Couldn’t load this',
    errorText: 'Nothing was lost. Try again in a moment.',
    unreachedText: 'Nothing was lost. Check your connection and try again.',
    serverText:
      'Something went wrong on the server. Nothing was lost. Try again in a moment; if it keeps happening, contact your administrator.',
    forbiddenTitle: 'You don’t have access to this',
    privateTitle: 'Private',
    forbiddenText: 'If you need it, ask your community’s administrator.',
    reference: 'Reference {requestId}',
    dismiss: 'Dismiss',
    messages: 'Messages',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    optional: 'optional',
    required: 'required',
    newTab: 'opens in a new tab',
  },
  es: {
    loading: 'Cargando',
    retry: 'Reintentar',
    errorTitle: 'No se pudo cargar',
    errorText: 'No se perdió nada. Inténtelo de nuevo en un momento.',
    unreachedText: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
    serverText:
      'Algo falló en el servidor. No se perdió nada. Inténtelo de nuevo en un momento; si sigue pasando, avise a su administrador.',
    forbiddenTitle: 'No tiene acceso a esto',
    privateTitle: 'Privado',
    forbiddenText: 'Si lo necesita, pídalo a la administración de su comunidad.',
    reference: 'Referencia {requestId}',
    dismiss: 'Descartar',
    messages: 'Mensajes',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    optional: 'opcional',
    required: 'obligatorio',
    newTab: 'se abre en otra pestaña',
  },
});
