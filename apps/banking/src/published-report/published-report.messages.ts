import { defineMessages } from '@courtyard/common';
import { reportWords } from '@courtyard/contract/banking/report/report.words';
import { basisWords } from '@courtyard/contract/bookkeeping/account/report-facts.words';

export const publishedReportMessages = defineMessages(
  {
    en: {
      title: 'Community finances',
      text: 'Financial reports your community publishes for closed months.',
      none: 'No reports published',
      noneText: 'Reports appear here once your community publishes them and closes a month.',
      report: 'Report',
      pdf: 'Download PDF',
      owners: 'Reports for owners',
      ownersText: 'Owners see these reports for closed months only, with account totals and no names.',
      publish: 'Publish to owners',
      published: 'Published',
      notPublished: 'Not published',
      since: 'Published from {month}',
      publishText: 'Owners see the report for each closed month from this month on.',
      from: 'First month',
      fromHelp: 'Months that are still open appear once they are closed.',
      change: 'Change month and basis',
      save: 'Save',
      start: 'Publish',
      stop: 'Stop publishing',
      saved: 'Reports for owners saved',
    },
    es: {
      title: 'Finanzas de la comunidad',
      text: 'Informes financieros de los meses cerrados que publica su comunidad.',
      none: 'No hay informes publicados',
      noneText: 'Los informes aparecen aquí cuando su comunidad los publica y cierra un mes.',
      report: 'Informe',
      pdf: 'Descargar PDF',
      owners: 'Informes para propietarios',
      ownersText:
        'Los propietarios ven estos informes solo de los meses cerrados, con totales por cuenta y sin nombres.',
      publish: 'Publicar para propietarios',
      published: 'Publicado',
      notPublished: 'Sin publicar',
      since: 'Publicado desde {month}',
      publishText: 'Los propietarios ven el informe de cada mes cerrado a partir de este mes.',
      from: 'Primer mes',
      fromHelp: 'Los meses abiertos aparecen cuando se cierran.',
      change: 'Cambiar mes y criterio',
      save: 'Guardar',
      start: 'Publicar',
      stop: 'Dejar de publicar',
      saved: 'Informes para propietarios guardados',
    },
  },
  { ...basisWords, ...reportWords },
);
