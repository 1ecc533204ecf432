import type { Sentences } from '../../../../platform/http/language/sentence';

/** What holds, payment plans and payoff statements tell people, in Spanish by English. */
export const collectionSentences: Sentences = {
  '{1}, billed on {2}': '{1}, se factura el {2}',
  'A bankruptcy has the day of its petition.': 'Una quiebra tiene la fecha de su solicitud.',
  'Only a bankruptcy has a petition.': 'Solo una quiebra tiene una solicitud.',
  'No bankruptcy holds the collection from these owners on that day.':
    'Ninguna quiebra suspende el cobro a estos propietarios en esa fecha.',
  'It ends on its first day or later.': 'Termina en su primer día o después.',
  'These owners have a payment plan already. End it before another is agreed.':
    'Estos propietarios ya tienen un plan de pagos. Termínelo antes de acordar otro.',
  'The first instalment falls due today or later.': 'El primer plazo vence hoy o después.',
  'Nothing is open of this unit: there is nothing to agree on.':
    'No hay nada pendiente de esta unidad: no hay nada que acordar.',
  'This payment plan is ended already.': 'Este plan de pagos ya está terminado.',
  'A payoff is for today or a day to come.': 'Un certificado es para hoy o un día por venir.',
  'It is valid on its own day or longer.': 'Es válido en su propio día o más.',
  'It is valid for 90 days at most.': 'Es válido 90 días como máximo.',
  'Fee for a payoff statement': 'Cargo por un certificado de deuda',
  'Make payoff statements of units': 'Emitir certificados de deuda de unidades',
  'Hold the collection from a unit, and agree payment plans':
    'Suspender el cobro a una unidad y acordar planes de pagos',
};
