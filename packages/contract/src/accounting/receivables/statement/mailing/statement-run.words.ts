import type { Words } from '../../../../wire/fields/words';

export const statementRunWords = {
  statementRun: { en: 'Emailed statements', es: 'Estados de cuenta por correo' },
  audience: { en: 'Send to', es: 'Enviar a' },
  'audience.owing': { en: 'Units with a balance due', es: 'Unidades que deben' },
  'audience.all': { en: 'All units', es: 'Todas las unidades' },
  'audience.chosen': { en: 'Selected units', es: 'Unidades seleccionadas' },
  includesHeld: {
    en: 'Include owners with paused collections',
    es: 'Incluir propietarios con el cobro suspendido',
  },
  fromOn: { en: 'Activity since', es: 'Movimientos desde' },
  at: { en: 'As of', es: 'Al' },
  units: { en: 'Units', es: 'Unidades' },
  letters: { en: 'Emails', es: 'Correos' },
  unreachable: { en: 'No email address', es: 'Sin dirección de correo' },
  held: { en: 'Skipped: collections paused', es: 'Omitidas: cobro suspendido' },
  'outcome.mailed': { en: 'Email', es: 'Correo' },
  'outcome.no-address': { en: 'No email address', es: 'Sin dirección de correo' },
  'outcome.on-hold': { en: 'Skipped: collections paused', es: 'Omitida: cobro suspendido' },
} satisfies Words;
