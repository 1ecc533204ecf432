import { defineMessages } from '@courtyard/common';

export const repeatsMessages = defineMessages({
  en: {
    never: 'Does not repeat',
    weekly: 'Every week on the same day',
    twoWeekly: 'Every two weeks on the same day',
    monthly: 'Every month on the {nth} {day}',
    quarterly: 'Every three months on the {nth} {day}',
    yearly: 'Every year on the {nth} {day} of the month',
    'nth.1': 'first',
    'nth.2': 'second',
    'nth.3': 'third',
    'nth.4': 'fourth',
    'nth.last': 'last',
    repeatsHelp: 'When it’s over, the next one is created as a draft with its agenda.',
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
    repeatsHelp: 'Cuando termina, la siguiente se crea como borrador con su orden del día.',
  },
});
