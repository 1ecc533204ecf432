import { defineMessages } from '@courtyard/common';
import { requestReportWords } from '@courtyard/contract/service-requests/report/request-report.words';

export const reportMessages = defineMessages(
  {
    en: {
      title: 'Request reports',
      description: 'Requests reported in a period, how long they took, and what was late.',
      from: 'From',
      to: 'To',
      show: 'Show',
      count: 'Requests by {by}',
      chartText: 'Largest {count} groups.',
      figures: 'Figures',
      figuresText: 'Times are elapsed time, nights and weekends included. Merged duplicates are left out.',
      none: 'No requests in this period',
      noneText: 'Choose another period.',
    },
    es: {
      title: 'Informes de solicitudes',
      description: 'Solicitudes reportadas en un período, cuánto tardaron y cuáles quedaron fuera de plazo.',
      from: 'Desde',
      to: 'Hasta',
      show: 'Mostrar',
      count: 'Solicitudes por {by}',
      chartText: 'Los {count} grupos más grandes.',
      figures: 'Cifras',
      figuresText:
        'Los tiempos son tiempo transcurrido, con noches y fines de semana. No incluye duplicados fusionados.',
      none: 'No hay solicitudes en este período',
      noneText: 'Elija otro período.',
    },
  },
  requestReportWords,
);
