import { defineMessages } from '@courtyard/common';

/** A sentence for each `SectionFailureKind`: what happened, what goes on, what to do. */
export const federationMessages = defineMessages({
  en: {
    loading: 'Loading {title}',
    failedTitle: 'Couldn’t show {title}',
    disabledTitle: '{title} is turned off',
    disabled:
      'Your community doesn’t use this section. Nothing was deleted; an administrator can turn it on again.',
    network:
      'The connection failed while loading. The rest of Courtyard still works. Check your connection and try again.',
    timeout: 'This section didn’t load in time. The rest of Courtyard still works. Try again in a moment.',
    'http-404':
      'The section’s files weren’t found on the server. The rest of Courtyard still works. Reload the page; if that doesn’t help, contact an administrator.',
    'wrong-content':
      'The server returned the wrong file. The rest of Courtyard still works. Try again, or contact an administrator.',
    integrity:
      'The section’s files don’t match the published ones, so it wasn’t started. Contact an administrator.',
    'forbidden-origin':
      'The section was loaded from a blocked address, so it wasn’t started. Contact an administrator.',
    evaluation: 'This section crashed. Your saved changes are safe. Try again, or reload the page.',
    incompatible:
      'This section was built for another version of Courtyard. Reload the page; if that doesn’t help, contact an administrator.',
    reload: 'Reload page',
    retry: 'Try again',
    tileFailed: 'Not available right now',
  },
  es: {
    loading: 'Cargando {title}',
    failedTitle: 'No se puede mostrar {title}',
    disabledTitle: '{title} está desactivado',
    disabled:
      'Su comunidad no usa esta sección. No se ha borrado nada; un administrador puede activarla de nuevo.',
    network:
      'La conexión falló durante la carga. Todo lo demás sigue funcionando. Compruebe la conexión e inténtelo de nuevo.',
    timeout: 'Esta sección no cargó a tiempo. Lo demás sigue funcionando. Inténtelo de nuevo en un momento.',
    'http-404':
      'Sus archivos no están en el servidor. Todo lo demás sigue funcionando. Recargue la página; si no ayuda, avise a un administrador.',
    'wrong-content':
      'El servidor devolvió un archivo equivocado. Lo demás sigue funcionando. Inténtelo de nuevo o avise a un administrador.',
    integrity:
      'Los archivos de la sección no coinciden con los publicados, así que no se inició. Avise a un administrador.',
    'forbidden-origin':
      'La sección se cargó de una dirección bloqueada, así que no se inició. Avise a un administrador.',
    evaluation:
      'Esta sección dejó de funcionar. Lo guardado está a salvo. Inténtelo de nuevo o recargue la página.',
    incompatible:
      'Se hizo para otra versión de Courtyard. Recargue la página; si no ayuda, avise a un administrador.',
    reload: 'Recargar la página',
    retry: 'Intentar de nuevo',
    tileFailed: 'No disponible en este momento',
  },
});
