import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls about saved reports tell people, in Spanish by the English. */
export const savedReportSentences: Sentences = {
  'Choose a period available for this report.': 'Elija un período disponible para este informe.',
  'Choose a date.': 'Elija una fecha.',
  'Choose at least one recipient.': 'Elija al menos un destinatario.',
  'Sharing a report needs the permission "Financial Reports Share". Save it as private instead.':
    'Para compartir un informe se necesita el permiso «Financial Reports Share». Guárdelo como privado.',
  'Only its owner and people who can share reports can edit this report.':
    'Solo su propietario y quienes pueden compartir informes pueden cambiar este informe.',
  'You’ve reached the limit of {1} saved reports. Delete one you don’t use.':
    'Ya hay {1} informes guardados, el máximo. Elimine uno que no use.',
  'Only its owner can make a shared report private.':
    'Solo su propietario puede hacer privado un informe compartido.',
  'This report’s workbook is too large. Open report and export it there.':
    'El libro de Excel de este informe es demasiado grande. Abra el informe y expórtelo allí.',
  'This report also needs the permission "{1}".': 'Este informe también necesita el permiso «{1}».',
  'Choose active members who can view this report.': 'Elija miembros activos que puedan ver este informe.',
  'Choose a day of the week.': 'Elija un día de la semana.',
  'This email didn’t fail. Reload the page to see its status.':
    'Este correo no falló. Vuelva a cargar la página para ver su estado.',
  'saved report': 'informe guardado',
  'Share saved reports, schedule them by email and publish reports to owners':
    'Compartir informes guardados, programarlos por correo y publicar informes para los propietarios',
  'See financial reports published to owners':
    'Ver los informes financieros publicados para los propietarios',
};
