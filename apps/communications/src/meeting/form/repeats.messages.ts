import { defineMessages } from '@courtyard/common';

export const repeatsMessages = defineMessages({
  en: {
    never: 'Does not come back',
    weekly: 'Each week on the same day',
    twoWeekly: 'Every second week on the same day',
    monthly: 'Each month on the {nth} {day}',
    quarterly: 'Every third month on the {nth} {day}',
    yearly: 'Each year on the {nth} {day} of the month',
    'nth.1': 'first',
    'nth.2': 'second',
    'nth.3': 'third',
    'nth.4': 'fourth',
    'nth.last': 'last',
    repeatsHelp: 'When it is over, the next one is planned as a draft with its agenda.',
  },
  es: {
    never: 'No se repite',
    weekly: 'Cada semana el mismo día',
    twoWeekly: 'Cada dos semanas el mismo día',
    monthly: 'Cada mes el {nth} {day}',
    quarterly: 'Cada tres meses el {nth} {day}',
    yearly: 'Cada año el {nth} {day} del mes',
    'nth.1': 'primer',
    'nth.2': 'segundo',
    'nth.3': 'tercer',
    'nth.4': 'cuarto',
    'nth.last': 'último',
    repeatsHelp: 'Cuando termina, la siguiente se prepara como borrador con su orden del día.',
  },
});
