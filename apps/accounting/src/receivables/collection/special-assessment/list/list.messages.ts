import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Special assessments',
    description: 'What was levied beside the dues, in one sum or in instalments, and how much of it is paid.',
    search: 'Search title or purpose',
    emptyText: 'Levy one for a roof, an elevator, a storm: every unit then has its part and its days.',
  },
  es: {
    title: 'Cuotas extraordinarias',
    description: 'Lo que se impuso aparte de las cuotas, de una vez o a plazos, y cuánto está pagado.',
    search: 'Buscar título o finalidad',
    emptyText:
      'Imponga una por un techo, un ascensor, una tormenta: cada unidad tendrá su parte y sus fechas.',
  },
});
