import { defineMessages } from '@courtyard/common';

export const forbiddenMessages = defineMessages({
  en: {
    title: '403 - You are not authorized to view this page.',
    text: 'What you may see follows from your roles. Nothing was changed or lost.',
    ask: 'Whom to ask',
    askText: 'They give roles in your community.',
    toDashboard: 'Go to the dashboard',
  },
  es: {
    title: '403 - You are not authorized to view this page.',
    text: 'Lo que puede ver depende de sus roles. No se cambió ni se perdió nada.',
    ask: 'A quién preguntar',
    askText: 'Dan los roles en su comunidad.',
    toDashboard: 'Ir al panel',
  },
});
