import { defineMessages, useMessages } from '@courtyard/common';

const chartMessages = defineMessages({
  en: {
    asTable: 'Show as table',
    asChart: 'Show as chart',
    chart: 'chart',
    noData: 'No data for this period',
    noValue: 'no value',
    hint: 'Use the arrow keys to read the values.',
    hintWithLinks: 'Use the arrow keys to read the values, and Enter to see the details of a value.',
    category: 'Name',
    share: 'Share',
    total: 'Total',
  },
  es: {
    asTable: 'Mostrar como tabla',
    asChart: 'Mostrar como gráfico',
    chart: 'gráfico',
    noData: 'No hay datos de este período',
    noValue: 'sin valor',
    hint: 'Use las flechas para leer los valores.',
    hintWithLinks: 'Use las flechas para leer los valores, e Intro para ver el detalle de uno.',
    category: 'Nombre',
    share: 'Porcentaje',
    total: 'Total',
  },
});

export const useChartTexts = () => useMessages(chartMessages);
