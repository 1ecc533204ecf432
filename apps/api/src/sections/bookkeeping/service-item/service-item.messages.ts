import type { Sentences } from '../../../platform/http/language/sentence';

/** What services and items tell people, in Spanish by English. */
export const serviceItemSentences: Sentences = {
  'Another active service or item already has this name.':
    'Otro servicio o artículo activo ya tiene este nombre.',
  'Another service or item already has this code.': 'Otro servicio o artículo ya tiene este código.',
  'Another active service or item now has this name. Rename one of them first.':
    'Otro servicio o artículo activo tiene ahora este nombre. Cambie primero uno de los dos.',
  'Choose an income account.': 'Elija una cuenta de ingresos.',
  'Choose a charge type.': 'Elija un tipo de cargo.',
  'Choose an expense account.': 'Elija una cuenta de gastos.',
  'Account not found. Choose another one.': 'No se encontró la cuenta. Elija otra.',
  'Fund not found. Choose another one.': 'No se encontró el fondo. Elija otro.',
  '{1} is a heading. Choose one of its subaccounts.': '{1} es un título. Elija una de sus subcuentas.',
  '{1} is archived. Choose another account.': '{1} está archivada. Elija otra cuenta.',
  '{1} {2} is archived. Choose another fund.': '{1} {2} está archivado. Elija otro fondo.',
  '{1} is a control account and can’t be chosen. Choose another account.':
    '{1} es una cuenta de control y no se puede elegir. Elija otra cuenta.',
  '{1} isn’t an income account. Choose an account of type "Income".':
    '{1} no es una cuenta de ingreso. Elija una del tipo "Ingreso".',
  '{1} isn’t an expense account. Choose an account of type "Expense".':
    '{1} no es una cuenta de gasto. Elija una del tipo "Gasto".',
  '{1} is reserved for automatic posting. Choose another account.':
    '{1} se reserva para asientos automáticos. Elija otra cuenta.',
  '{1} doesn’t belong to fund {2} {3}. Choose another account or fund.':
    '{1} no es del fondo {2} {3}. Elija otra cuenta u otro fondo.',
};
