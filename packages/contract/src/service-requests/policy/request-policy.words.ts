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
  closedOn: { en: 'Days closed', es: 'Días cerrados' },
  reopenDays: { en: 'Days to reopen', es: 'Días para reabrir' },
  closeDays: {
    en: 'Days until a resolved request is closed',
    es: 'Días hasta cerrar una solicitud resuelta',
  },
  warnAtPercent: { en: 'Warn after (% of the time)', es: 'Avisar tras (% del tiempo)' },
  targets: { en: 'Targets', es: 'Plazos' },
  responseHours: { en: 'Response (hours)', es: 'Respuesta (horas)' },
  resolutionHours: { en: 'Resolution (hours)', es: 'Solución (horas)' },
  isAroundTheClock: { en: 'Around the clock', es: 'Las 24 horas' },
} satisfies Words;
