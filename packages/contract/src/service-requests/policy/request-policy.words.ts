import type { Words } from '../../wire/fields/words';

/** Settings of requests: kinds, hours and targets. */
export const requestSettingsWords = {
  requestKind: { en: 'Kind of request', es: 'Tipo de solicitud' },
  requestPolicy: { en: 'Request settings', es: 'Configuración de solicitudes' },
  isActive: { en: 'In use', es: 'En uso' },
  categories: { en: 'Categories', es: 'Categorías' },
  hours: { en: 'Working hours', es: 'Horario de trabajo' },
  holidays: { en: 'Holidays', es: 'Días festivos' },
  'holidays.us-federal': { en: 'US federal holidays', es: 'Festivos federales de EE. UU.' },
  'holidays.none': { en: 'None', es: 'Ninguno' },
  closedOn: { en: 'Closed dates', es: 'Fechas de cierre' },
  reopenDays: { en: 'Days reporters can reopen', es: 'Días para reabrir' },
  closeDays: {
    en: 'Days until resolved requests close',
    es: 'Días hasta cerrar las solicitudes resueltas',
  },
  warnAtPercent: { en: 'Warn at (% of target)', es: 'Avisar al (% del plazo)' },
  targets: { en: 'Targets', es: 'Plazos' },
  responseHours: { en: 'Response (hours)', es: 'Respuesta (horas)' },
  resolutionHours: { en: 'Resolution (hours)', es: 'Solución (horas)' },
  isAroundTheClock: { en: 'Around the clock', es: 'Las 24 horas' },
} satisfies Words;
