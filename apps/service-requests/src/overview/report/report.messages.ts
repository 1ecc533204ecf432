import { defineMessages } from '@courtyard/common';
import { requestReportWords } from '@courtyard/contract/service-requests/report/request-report.words';

export const reportMessages = defineMessages(
  {
    en: {
      title: 'Request reports',
      description: 'Requests by kind, category, building or vendor, with response times and late requests.',
      from: 'From',
      to: 'To',
      show: 'Show',
      count: 'Requests by {by}',
      chartText: 'Largest {count} groups.',
      figures: 'Figures',
      figuresText: 'Times include nights and weekends. Merged duplicates are not counted.',
      none: 'No requests in this period',
      noneText: 'Choose another period.',
    },
    es: {
      title: 'Informes de solicitudes',
      description:
        'Solicitudes por tipo, categoría, edificio o proveedor, con tiempos de respuesta y atrasos.',
      from: 'Desde',
      to: 'Hasta',
      show: 'Mostrar',
      count: 'Solicitudes por {by}',
      chartText: 'Los {count} grupos más grandes.',
      figures: 'Cifras',
      figuresText: 'Los tiempos incluyen noches y fines de semana. No se cuentan los duplicados fusionados.',
      none: 'No hay solicitudes en este período',
      noneText: 'Elija otro período.',
    },
  },
  requestReportWords,
);
