import type { Words } from '../../wire/fields/words';

export const requestReportWords = {
  group: { en: 'Group', es: 'Grupo' },
  by: { en: 'Group by', es: 'Agrupar por' },
  'by.kind': { en: 'Kind', es: 'Tipo' },
  'by.category': { en: 'Category', es: 'Categoría' },
  'by.building': { en: 'Building', es: 'Edificio' },
  'by.vendor': { en: 'Vendor', es: 'Proveedor' },
  requests: { en: 'Requests', es: 'Solicitudes' },
  open: { en: 'Open', es: 'Abiertas' },
  ageDays: { en: 'Median age, open (days)', es: 'Antigüedad mediana de abiertas (días)' },
  respondHours: { en: 'Median time to respond (hours)', es: 'Mediana hasta responder (horas)' },
  resolveHours: { en: 'Median time to resolve (hours)', es: 'Mediana hasta resolver (horas)' },
  lateShareMillionths: { en: 'Late', es: 'Fuera de plazo' },
} satisfies Words;
