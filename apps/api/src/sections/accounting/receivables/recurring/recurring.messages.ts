import type { Sentences } from '../../../../platform/http/language/sentence';

/** What recurring invoices tell people, in Spanish by English. */
export const recurringSentences: Sentences = {
  'Choose at least one unit.': 'Elija al menos una unidad.',
  'Choose at least one building.': 'Elija al menos un edificio.',
  'There are no units to bill.': 'No hay unidades para facturar.',
  'None of these units can be billed.': 'No se puede facturar a ninguna de estas unidades.',
  'The dues for {1} are zero.': 'Las cuotas de {1} son cero.',
  'A dues plan set the amounts of this recurring invoice. Change them with a new version of the plan.':
    'Un plan de cuotas fijó los importes de esta factura periódica. Cámbielos con una versión nueva del plan.',
  'One of these recurring invoices isn’t active any more. Load the plan again.':
    'Una de estas facturas periódicas ya no está activa. Vuelva a cargar el plan.',
  '{1} already billed {2}. Start the dues on a later date.':
    '{1} ya facturó el {2}. Empiece las cuotas en una fecha posterior.',
  'Dues of this plan were already billed, so it can’t be undone. Create a new version instead.':
    'Ya se facturaron cuotas de este plan, así que no se puede deshacer. Cree una versión nueva.',
  'Another recurring invoice already has the name {1}. Enter another name.':
    'Otra factura periódica ya tiene el nombre {1}. Introduzca otro nombre.',
  'View recurring invoice templates': 'Ver plantillas de facturas periódicas',
  'Create, pause and end recurring invoice templates':
    'Crear, pausar y finalizar plantillas de facturas periódicas',
};
