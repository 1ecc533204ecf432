import type { Sentences } from '../../../../platform/http/language/sentence';

/** What recurring entries tell people, in Spanish by English. */
export const recurringEntrySentences: Sentences = {
  'Say over how many months.': 'Indique en cuántos meses.',
  'An amortization is one amount from one account to another in a fund, a cent or more in each month.':
    'Una amortización es un importe de una cuenta a otra en un fondo, de un centavo o más en cada mes.',
  'An amortization is posted once in each of its months, and ends with the last.':
    'Una amortización se registra una vez en cada uno de sus meses y termina con el último.',
  'An amortization that began keeps its amount, its months and its days, so that its parts add up. End it, and write another one for the rest.':
    'Una amortización que empezó conserva su importe, sus meses y sus días, para que sus partes sumen. Termínela y escriba otra para el resto.',
  'The amount takes a second person, and who wrote this last may not post entries any more. Have somebody who may save it once.':
    'El importe requiere a otra persona, y quien escribió esto por última vez ya no puede registrar asientos. Haga que alguien que pueda lo guarde una vez.',
  'Nobody decided on it in time.': 'Nadie decidió a tiempo.',
  'Whoever asked for it took it back.': 'Quien lo pidió lo retiró.',
  'A second person refused it: {1}': 'Otra persona lo rechazó: {1}',
  'It was approved, but could not be posted: {1}': 'Se aprobó, pero no se pudo registrar: {1}',
};
