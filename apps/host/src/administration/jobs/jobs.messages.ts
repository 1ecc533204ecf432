import { defineMessages } from '@courtyard/common';

export const jobsMessages = defineMessages({
  en: {
    title: 'Failed jobs',
    text: 'Work of the community in the background that came to nothing, however often it was tried.',
    retryAll: 'Retry all',
    dismissAll: 'Dismiss all',
    retry: 'Retry',
    retryOf: 'Retry: {title}',
    dismiss: 'Dismiss',
    dismissOf: 'Dismiss: {title}',
    retried: ({ count }: { count: number }) =>
      count === 1 ? 'It is tried again now.' : `${count} jobs are tried again now.`,
    dismissed: ({ count }: { count: number }) =>
      count === 1 ? 'It is given up.' : `${count} jobs are given up.`,
    dismissTitle: 'Dismiss “{title}”?',
    dismissAllTitle: ({ count }: { count: number }) =>
      count === 1 ? 'Dismiss the one failed job?' : `Dismiss all ${count} failed jobs?`,
    dismissText: 'It is not done any more. The activity log keeps who gave it up, and why.',
    reason: 'Reason',
    tried: ({ count, when }: { count: number; when: string }) =>
      count === 1 ? `Tried once, on ${when}` : `Tried ${count} times, last on ${when}`,
    'reason.too-long':
      'It took longer than ten minutes and was cut off. Retry it when the server has less to do; if it is cut off again, tell who runs the server.',
    'reason.unreachable':
      'Another server could not be reached. Retry it in a few minutes; if that does not help, tell who runs the server.',
    'reason.disk-full':
      'The server has no room left on its disk. Ask who runs the server to make room, then retry it.',
    'reason.busy': 'The database was busy or away at that moment. Retry it; mostly that is enough.',
    'reason.fault':
      'Something went wrong in the program. Retry it once; if it fails again, give who runs the server the technical details.',
    details: 'Technical details',
    none: 'Nothing failed',
    noneText: 'What fails in the background is shown here for two weeks, and you are told.',
    more: ({ shown, total }: { shown: number; total: string }) => `The latest ${shown} of ${total}.`,
    mayNotChange: 'You may look but not change. That needs the permission "Failed Job Update".',
  },
  es: {
    title: 'Trabajos fallidos',
    text: 'Trabajos de la comunidad en segundo plano que no se pudieron hacer, por más que se intentó.',
    retryAll: 'Reintentar todos',
    dismissAll: 'Descartar todos',
    retry: 'Reintentar',
    retryOf: 'Reintentar: {title}',
    dismiss: 'Descartar',
    dismissOf: 'Descartar: {title}',
    retried: ({ count }: { count: number }) =>
      count === 1 ? 'Se intenta de nuevo ahora.' : `${count} trabajos se intentan de nuevo ahora.`,
    dismissed: ({ count }: { count: number }) =>
      count === 1 ? 'Queda descartado.' : `${count} trabajos quedan descartados.`,
    dismissTitle: '¿Descartar «{title}»?',
    dismissAllTitle: ({ count }: { count: number }) =>
      count === 1 ? '¿Descartar el único trabajo fallido?' : `¿Descartar los ${count} trabajos fallidos?`,
    dismissText: 'Ya no se hará. El registro de actividad guarda quién lo descartó y por qué.',
    reason: 'Motivo',
    tried: ({ count, when }: { count: number; when: string }) =>
      count === 1 ? `Intentado una vez, el ${when}` : `Intentado ${count} veces, la última el ${when}`,
    'reason.too-long':
      'Tardó más de diez minutos y se cortó. Reinténtelo cuando el servidor tenga menos que hacer; si se corta otra vez, avise a quien lo lleva.',
    'reason.unreachable':
      'No se pudo llegar a otro servidor. Reinténtelo en unos minutos; si no sirve, avise a quien lleva el servidor.',
    'reason.disk-full':
      'Al servidor no le queda espacio en disco. Pida a quien lo lleva que haga sitio y reinténtelo.',
    'reason.busy':
      'La base de datos estaba ocupada o no disponible en ese momento. Reinténtelo; casi siempre basta.',
    'reason.fault':
      'Algo salió mal en el programa. Reinténtelo una vez; si vuelve a fallar, dé los detalles técnicos a quien lleva el servidor.',
    details: 'Detalles técnicos',
    none: 'No ha fallado nada',
    noneText: 'Lo que falla en segundo plano se muestra aquí dos semanas, y se le avisa.',
    more: ({ shown, total }: { shown: number; total: string }) => `Los últimos ${shown} de ${total}.`,
    mayNotChange: 'Puede mirar pero no cambiar. Para eso hace falta el permiso "Failed Job Update".',
  },
});
