import type { Sentences } from '../../../../platform/http/language/sentence';

/** What holds, payment plans and payoff statements tell people, in Spanish by English. */
export const collectionSentences: Sentences = {
  '{1}, billed on {2}': '{1}, se factura el {2}',
  'Enter the bankruptcy petition date.': 'Escriba la fecha de la solicitud de quiebra.',
  'Only a bankruptcy has a petition date.': 'Solo una quiebra tiene fecha de solicitud.',
  'Collections aren’t paused for bankruptcy on that date.':
    'El cobro no está suspendido por quiebra en esa fecha.',
  'Choose the start date or later.': 'Elija la fecha de inicio o una posterior.',
  'These owners already have a payment plan. End it before you set up another.':
    'Estos propietarios ya tienen un plan de pagos. Finalícelo antes de crear otro.',
  'Choose today or a later date for the first installment.':
    'Elija hoy o una fecha posterior para el primer plazo.',
  'This unit has no open balance to put on a payment plan.':
    'Esta unidad no tiene saldo pendiente para un plan de pagos.',
  'This payment plan has already ended.': 'Este plan de pagos ya finalizó.',
  'Choose today or a later date.': 'Elija hoy o una fecha posterior.',
  'Choose the payoff date or later.': 'Elija la fecha del certificado o una posterior.',
  'A payoff statement can be valid for up to 90 days.': 'Un certificado puede ser válido hasta 90 días.',
  'Payoff statement fee': 'Cargo por certificado de deuda',
  'Issue payoff statements': 'Emitir certificados de deuda',
  'Pause collections and set up payment plans': 'Suspender el cobro y crear planes de pagos',
};
