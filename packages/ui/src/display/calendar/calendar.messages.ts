import { defineMessages } from '@courtyard/common';

interface Count {
  count: number;
}

export const calendarTexts = defineMessages({
  en: {
    month: 'Month',
    week: 'Week',
    today: 'Today',
    'previous.month': 'Previous month',
    'next.month': 'Next month',
    'previous.week': 'Previous week',
    'next.week': 'Next week',
    more: ({ count }: Count) => `${count} more`,
    moreOn: ({ count, date }: Count & { date: string }) => `${count} more on ${date}`,
    'nothing.month': 'Nothing this month.',
    'nothing.week': 'Nothing this week.',
  },
  es: {
    month: 'Mes',
    week: 'Semana',
    today: 'Hoy',
    'previous.month': 'Mes anterior',
    'next.month': 'Mes siguiente',
    'previous.week': 'Semana anterior',
    'next.week': 'Semana siguiente',
    more: ({ count }: Count) => `${count} más`,
    moreOn: ({ count, date }: Count & { date: string }) => `${count} más el ${date}`,
    'nothing.month': 'No hay nada este mes.',
    'nothing.week': 'No hay nada esta semana.',
  },
});
