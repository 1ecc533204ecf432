import { defineMessages } from '@courtyard/common';

export const jobsMessages = defineMessages({
  en: {
    title: 'Failed jobs',
    text: 'Background jobs that failed after several retries.',
    retryAll: 'Retry all',
    dismissAll: 'Dismiss all',
    retry: 'Retry',
    retryOf: 'Retry: {title}',
    dismiss: 'Dismiss',
    dismissOf: 'Dismiss: {title}',
    retried: ({ count }: { count: number }) =>
      count === 1 ? 'Retrying now.' : `Retrying ${count} jobs now.`,
    dismissed: ({ count }: { count: number }) =>
      count === 1 ? 'Job dismissed.' : `${count} jobs dismissed.`,
    dismissTitle: 'Dismiss “{title}”?',
    dismissAllTitle: ({ count }: { count: number }) =>
      count === 1 ? 'Dismiss 1 failed job?' : `Dismiss all ${count} failed jobs?`,
    dismissText: 'It won’t run again. The activity log records who dismissed it and why.',
    reason: 'Reason',
    tried: ({ count, when }: { count: number; when: string }) =>
      count === 1 ? `1 attempt, on ${when}` : `${count} attempts, last on ${when}`,
    'reason.too-long':
      'It ran longer than ten minutes and was stopped. Retry when the server is less busy; if it happens again, contact your server administrator.',
    'reason.unreachable':
      'Couldn’t reach another server. Retry in a few minutes; if that doesn’t help, contact your server administrator.',
    'reason.disk-full':
      'The server’s disk is full. Ask your server administrator to free up space, then retry.',
    'reason.busy': 'The database was busy or unavailable. Retry; that usually works.',
    'reason.fault':
      'An unexpected error occurred. Retry once; if it fails again, send the technical details to your server administrator.',
    details: 'Technical details',
    none: 'No failed jobs',
    noneText: 'Background jobs that fail are listed here for two weeks, and you’re notified.',
    more: ({ shown, total }: { shown: number; total: string }) => `Showing the latest ${shown} of ${total}.`,
    mayNotChange: 'View only. You need the "Failed Job Update" permission to make changes.',
  },
  es: {
    title: 'Trabajos fallidos',
    text: 'Trabajos en segundo plano que fallaron tras varios intentos.',
    retryAll: 'Reintentar todos',
    dismissAll: 'Descartar todos',
    retry: 'Reintentar',
    retryOf: 'Reintentar: {title}',
    dismiss: 'Descartar',
    dismissOf: 'Descartar: {title}',
    retried: ({ count }: { count: number }) =>
      count === 1 ? 'Reintentando.' : `Reintentando ${count} trabajos.`,
    dismissed: ({ count }: { count: number }) =>
      count === 1 ? 'Trabajo descartado.' : `${count} trabajos descartados.`,
    dismissTitle: '¿Descartar «{title}»?',
    dismissAllTitle: ({ count }: { count: number }) =>
      count === 1 ? '¿Descartar 1 trabajo fallido?' : `¿Descartar los ${count} trabajos fallidos?`,
    dismissText: 'No se volverá a ejecutar. El registro de actividad guarda quién lo descartó y por qué.',
    reason: 'Motivo',
    tried: ({ count, when }: { count: number; when: string }) =>
      count === 1 ? `1 intento, el ${when}` : `${count} intentos, el último el ${when}`,
    'reason.too-long':
      'Tardó más de diez minutos y se detuvo. Reinténtelo cuando el servidor esté menos ocupado; si vuelve a pasar, contacte con el administrador del servidor.',
    'reason.unreachable':
      'No se pudo conectar con otro servidor. Reinténtelo en unos minutos; si no funciona, contacte con el administrador del servidor.',
    'reason.disk-full':
      'El disco del servidor está lleno. Pida al administrador del servidor que libere espacio y reinténtelo.',
    'reason.busy': 'La base de datos estaba ocupada o no disponible. Reinténtelo; casi siempre basta.',
    'reason.fault':
      'Ocurrió un error inesperado. Reinténtelo una vez; si vuelve a fallar, envíe los detalles técnicos al administrador del servidor.',
    details: 'Detalles técnicos',
    none: 'No hay trabajos fallidos',
    noneText: 'Los trabajos en segundo plano que fallan aparecen aquí dos semanas, y se le avisa.',
    more: ({ shown, total }: { shown: number; total: string }) => `Los últimos ${shown} de ${total}.`,
    mayNotChange: 'Solo lectura. Para hacer cambios necesita el permiso "Failed Job Update".',
  },
});
