import { defineMessages, useMessages } from '@courtyard/common';

const chartMessages = defineMessages({
  en: {
    asTable: 'Show as table',
    asChart: 'Show as chart',
    chart: 'chart',
    noData: 'No figures for this period',
    noValue: 'no value',
    hint: 'Use the arrow keys to read the values.',
    hintWithLinks: 'Use the arrow keys to read the values, and Enter to see what a value is made of.',
    category: 'Name',
    share: 'Share',
    total: 'Total',
  },
  es: {
    asTable: 'Mostrar como tabla',
    asChart: 'Mostrar como gráfico',
    chart: 'gráfico',
    noData: 'No hay cifras para este período',
    noValue: 'sin valor',
    hint: 'Use las flechas para leer los valores.',
    hintWithLinks: 'Use las flechas para leer los valores, y Entrar para ver de qué se compone uno.',
    category: 'Nombre',
    share: 'Parte',
    total: 'Total',
  },
});

export const useChartTexts = () => useMessages(chartMessages);
