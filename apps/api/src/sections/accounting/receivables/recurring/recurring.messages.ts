import type { Sentences } from '../../../../platform/http/language/sentence';

/** What recurring invoices tell people, in Spanish by English. */
export const recurringSentences: Sentences = {
  'Choose at least one unit.': 'Elija al menos una unidad.',
  'Choose at least one building.': 'Elija al menos un edificio.',
  'There is no unit to bill.': 'No hay ninguna unidad a la que facturar.',
  'None of these units can be billed.': 'No se puede facturar a ninguna de estas unidades.',
  'See templates of recurring invoices': 'Ver plantillas de facturas periódicas',
  'Write, pause and end templates of recurring invoices':
    'Escribir, pausar y terminar plantillas de facturas periódicas',
};
