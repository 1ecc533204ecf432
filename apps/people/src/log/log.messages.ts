import { defineMessages, plural } from '@courtyard/common';
import { logWords } from '@courtyard/contract/people/log/log.words';

export const logMessages = defineMessages(
  {
    en: {
      title: 'Logs',
      description:
        'Changes to records you have access to, and who made them. Entries can’t be edited or deleted.',
      search: 'Search by person or record',
      none: 'No activity yet',
      byDay: 'Activity by day',
      byMonth: 'Activity by month',
      day: 'Date',
      month: 'Month',
      stretch: '{from} – {to}',
      entries: ({ count }: { count: number }) => plural(count, 'entry', 'entries'),
      bySection: 'By section',
      byPerson: 'Most active people',
      nothing: 'No activity in this period.',
      signIns: 'Sign-ins',
      more: ({ count }: { count: number }) => plural(count, 'more change', 'more changes'),
      entry: '{action}, {at}',
    },
    es: {
      title: 'Registros',
      description:
        'Cambios en lo que usted puede ver y quién los hizo. Las entradas no se pueden editar ni eliminar.',
      search: 'Buscar por persona o ficha',
      none: 'Todavía no hay actividad',
      byDay: 'Actividad por día',
      byMonth: 'Actividad por mes',
      day: 'Fecha',
      month: 'Mes',
      stretch: '{from} – {to}',
      entries: ({ count }) => plural(count, 'entrada', 'entradas'),
      bySection: 'Por sección',
      byPerson: 'Personas más activas',
      nothing: 'No hay actividad en este período.',
      signIns: 'Inicios de sesión',
      more: ({ count }) => plural(count, 'cambio más', 'cambios más'),
      entry: '{action}, {at}',
    },
  },
  logWords,
);
