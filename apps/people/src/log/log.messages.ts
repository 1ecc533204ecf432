import { defineMessages, plural } from '@courtyard/common';
import { logWords } from '@courtyard/contract/people/log/log.words';

export const logMessages = defineMessages(
  {
    en: {
      title: 'Logs',
      description:
        'What was done here and by whom, of everything that you may see. Entries are never changed or removed.',
      search: 'Search by person or thing',
      none: 'Nothing was done yet',
      byDay: 'Activity by day',
      byMonth: 'Activity by month',
      day: 'Day',
      month: 'Month',
      stretch: '{from} – {to}',
      entries: ({ count }: { count: number }) => plural(count, 'entry', 'entries'),
      bySection: 'By section',
      byPerson: 'Who did most',
      nothing: 'Nothing was done in this time.',
      signIns: 'Sign-ins',
      more: ({ count }: { count: number }) => plural(count, 'more change', 'more changes'),
      entry: '{action}, {at}',
    },
    es: {
      title: 'Registros',
      description:
        'Qué se hizo aquí y quién lo hizo, de lo que usted puede ver. Las entradas nunca se cambian ni se quitan.',
      search: 'Buscar por persona o cosa',
      none: 'Aún no se ha hecho nada',
      byDay: 'Actividad por día',
      byMonth: 'Actividad por mes',
      day: 'Día',
      month: 'Mes',
      stretch: '{from} – {to}',
      entries: ({ count }) => plural(count, 'entrada', 'entradas'),
      bySection: 'Por sección',
      byPerson: 'Quién hizo más',
      nothing: 'En este tiempo no se hizo nada.',
      signIns: 'Inicios de sesión',
      more: ({ count }) => plural(count, 'cambio más', 'cambios más'),
      entry: '{action}, {at}',
    },
  },
  logWords,
);
