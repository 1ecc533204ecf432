import type { Sentences } from '../../../../platform/http/language/sentence';

/** What templates of any kind tell people, in Spanish by English. */
export const scheduleSentences: Sentences = {
  'A schedule is by months or years, on one day that every month has: from the 1st to the 28th, the last one, or a weekday.':
    'Un calendario es por meses o años, en un día que tenga cada mes: del 1 al 28, el último o un día de la semana.',
  'Another template that goes on has this name.': 'Otra plantilla en uso tiene este nombre.',
  'No day of this schedule is still to come.': 'Este calendario ya no tiene ningún día por venir.',
  'No day of this schedule is still to come. Change it first.':
    'Este calendario ya no tiene ningún día por venir. Cámbielo primero.',
  'More than {1} days of this schedule lie before today, and all of them would be made at once. Begin it later.':
    'Más de {1} días de este calendario están antes de hoy, y todos se emitirían de una vez. Comiéncelo más tarde.',
  'This template ended. Write another one to go on.': 'Esta plantilla terminó. Escriba otra para seguir.',
  'This day was made meanwhile, or the template does not go on. Load it again.':
    'Este día ya se emitió, o la plantilla no sigue. Vuelva a cargarla.',
  'This day does not wait any more. Load it again.': 'Este día ya no espera. Vuelva a cargarlo.',
};
