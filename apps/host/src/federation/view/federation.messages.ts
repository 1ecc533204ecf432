import { defineMessages } from '@courtyard/common';

/** A sentence for each `SectionFailureKind`: what happened, what goes on, what to do. */
export const federationMessages = defineMessages({
  en: {
    loading: 'Loading {title}',
    failedTitle: '{title} cannot be shown now',
    disabledTitle: '{title} is switched off',
    disabled: 'This community does not use it. Nothing was deleted; an administrator can switch it on again.',
    network:
      'The connection failed while it was loading. Everything else works on. Check the connection and try again.',
    timeout: 'It took longer than ten seconds to load. Everything else works on. Try again in a moment.',
    'http-404':
      'Its files are not on the server. Everything else works on. Reload the page; if that does not help, tell an administrator.',
    'wrong-content':
      'The server answered with something else than its files. Everything else works on. Try again, or tell an administrator.',
    integrity: 'Its files are not the ones that were published, so they were not run. Tell an administrator.',
    'forbidden-origin':
      'It comes from an address that is not allowed here, so it was not run. Tell an administrator.',
    evaluation:
      'It stopped because of a fault of its own. What was saved is safe. Try again, or reload the page.',
    incompatible:
      'It was made for another version of Courtyard. Reload the page; if that does not help, tell an administrator.',
    reload: 'Reload the page',
    retry: 'Try again',
    tileFailed: 'Cannot be shown now',
  },
  es: {
    loading: 'Cargando {title}',
    failedTitle: '{title} no se puede mostrar ahora',
    disabledTitle: '{title} está desactivado',
    disabled: 'Esta comunidad no lo usa. No se ha borrado nada; un administrador puede activarlo de nuevo.',
    network:
      'La conexión falló durante la carga. Todo lo demás sigue funcionando. Compruebe la conexión e inténtelo de nuevo.',
    timeout:
      'Tardó más de diez segundos en cargar. Todo lo demás sigue funcionando. Inténtelo de nuevo en un momento.',
    'http-404':
      'Sus archivos no están en el servidor. Todo lo demás sigue funcionando. Recargue la página; si no ayuda, avise a un administrador.',
    'wrong-content':
      'El servidor respondió con algo distinto de sus archivos. Todo lo demás sigue funcionando. Inténtelo de nuevo o avise a un administrador.',
    integrity: 'Sus archivos no son los publicados, así que no se ejecutaron. Avise a un administrador.',
    'forbidden-origin':
      'Viene de una dirección no permitida aquí, así que no se ejecutó. Avise a un administrador.',
    evaluation:
      'Se detuvo por un fallo propio. Lo guardado está a salvo. Inténtelo de nuevo o recargue la página.',
    incompatible:
      'Se hizo para otra versión de Courtyard. Recargue la página; si no ayuda, avise a un administrador.',
    reload: 'Recargar la página',
    retry: 'Intentar de nuevo',
    tileFailed: 'No se puede mostrar ahora',
  },
});
