import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Special assessments',
    description: 'Assessments beyond regular dues, with the amounts billed and paid.',
    search: 'Search title or purpose',
    emptyText: 'Levy one for a project or repair. Each unit’s share and due dates are set when you do.',
  },
  es: {
    title: 'Cuotas extraordinarias',
    description: 'Cargos aparte de las cuotas ordinarias, con lo facturado y lo pagado.',
    search: 'Buscar título o finalidad',
    emptyText:
      'Emita una para una obra o reparación. La parte de cada unidad y sus vencimientos se fijan al emitirla.',
  },
});
