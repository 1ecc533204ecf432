import { defineMessages, plural } from '@courtyard/common';

export const monthMessages = defineMessages({
  en: {
    title: 'Month status',
    all: 'View all',
    nothing: 'No months yet. They appear here once they have entries.',
    allClosed: 'No open months.',
    oldest: 'Oldest open month: {month}',
    ready: 'ready to close',
    toDo: ({ count }: { count: number }) => plural(count, 'check to do', 'checks to do'),
    closedBy: 'Closed by {name}',
    confirmedBy: 'Confirmed by {name}',
  },
  es: {
    title: 'Estado de los meses',
    all: 'Ver todo',
    nothing: 'Aún no hay meses. Aparecen aquí cuando tienen asientos.',
    allClosed: 'No hay meses abiertos.',
    oldest: 'Mes abierto más antiguo: {month}',
    ready: 'listo para cerrar',
    toDo: ({ count }) => plural(count, 'comprobación pendiente', 'comprobaciones pendientes'),
    closedBy: 'Cerrado por {name}',
    confirmedBy: 'Confirmado por {name}',
  },
});
