import type { Sentences } from '../../../../platform/http/language/sentence';

/** What templates of any kind tell people, in Spanish by English. */
export const scheduleSentences: Sentences = {
  'A schedule repeats monthly or yearly, on a day from 1 to 28, the last day of the month, or a weekday.':
    'Un calendario se repite cada mes o año, un día del 1 al 28, el último día del mes o un día de la semana.',
  'Another active template already has this name.': 'Otra plantilla activa ya tiene este nombre.',
  'This schedule has no upcoming dates.': 'Este calendario no tiene próximas fechas.',
  'This schedule has no upcoming dates. Change it first.':
    'Este calendario no tiene próximas fechas. Cámbielo primero.',
  'More than {1} dates of this schedule are in the past and would run immediately. Choose a later start date.':
    'Más de {1} fechas de este calendario ya pasaron y se procesarían de inmediato. Elija una fecha de inicio posterior.',
  'This template has ended. Create a new one.': 'Esta plantilla finalizó. Cree una nueva.',
  'This date was already run, or the template is no longer active. Reload the page.':
    'Esta fecha ya se procesó o la plantilla ya no está activa. Vuelva a cargar la página.',
  'This date is no longer pending. Reload the page.':
    'Esta fecha ya no está pendiente. Vuelva a cargar la página.',
};
