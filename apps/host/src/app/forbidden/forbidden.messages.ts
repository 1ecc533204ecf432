import { defineMessages } from '@courtyard/common';

export const forbiddenMessages = defineMessages({
  en: {
    title: '403 - You are not authorized to view this page.',
    text: 'Your role doesn’t include this page. Nothing was changed or lost.',
    ask: 'Who to contact',
    askText: 'They manage roles in your community.',
    toDashboard: 'Go to the dashboard',
  },
  es: {
    title: '403 - You are not authorized to view this page.',
    text: 'Su rol no incluye esta página. No se cambió ni se perdió nada.',
    ask: 'A quién contactar',
    askText: 'Gestionan los roles de su comunidad.',
    toDashboard: 'Ir al panel',
  },
});
