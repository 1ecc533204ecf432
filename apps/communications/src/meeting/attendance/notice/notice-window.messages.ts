import { defineMessages } from '@courtyard/common';

export const noticeWindowMessages = defineMessages({
  en: {
    title: 'When the notice has to go out',
    between: 'Between {first} and {last}; a letter by post by {post}.',
    until: 'By {last}; a letter by post by {post}.',
    'now.early': 'Too early today: a notice does not count before {first}.',
    'now.open': 'Today e-mail and post are in time.',
    'now.emailOnly': 'Today it is too late for a letter by post; e-mail is in time.',
    'now.late': 'It is too late. Hold the meeting later, or have counsel say whether it can be waived.',
    source: 'Rule: {source}. Have counsel review it.',
    noSource: 'By the rules of your community. Have counsel review them.',
    rules: 'Rules of meetings',
    minutesDue: 'Minutes by {day}.',
  },
  es: {
    title: 'Cuándo debe salir el aviso',
    between: 'Entre el {first} y el {last}; una carta por correo, hasta el {post}.',
    until: 'Hasta el {last}; una carta por correo, hasta el {post}.',
    'now.early': 'Hoy es demasiado pronto: un aviso no vale antes del {first}.',
    'now.open': 'Hoy llegan a tiempo el correo electrónico y el postal.',
    'now.emailOnly': 'Hoy es tarde para una carta por correo; por correo electrónico llega a tiempo.',
    'now.late':
      'Es tarde. Celebre la reunión después, o pregunte a un abogado si se puede renunciar al plazo.',
    source: 'Regla: {source}. Haga que un abogado la revise.',
    noSource: 'Según las reglas de su comunidad. Haga que un abogado las revise.',
    rules: 'Reglas de las reuniones',
    minutesDue: 'Actas hasta el {day}.',
  },
});
