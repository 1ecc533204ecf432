import type { Sentences } from '../../../platform/http/language/sentence';

/** What services and items tell people, in Spanish by English. */
export const serviceItemSentences: Sentences = {
  'Another service or item that is in use has this name.':
    'Otro servicio o artículo en uso tiene este nombre.',
  'Another service or item has this code.': 'Otro servicio o artículo tiene este código.',
  'Another service or item has this name meanwhile. Rename one of the two first.':
    'Entretanto, otro servicio o artículo tiene este nombre. Primero cambie el nombre de uno de los dos.',
  'Choose the account that its income is posted to.': 'Elija la cuenta en la que se registra su ingreso.',
  'Choose as what owners owe it.': 'Elija como qué lo deben los propietarios.',
  'Choose the account that its cost is posted to.': 'Elija la cuenta en la que se registra su costo.',
  'There is no such account. Choose another one.': 'No existe esa cuenta. Elija otra.',
  'There is no such fund. Choose another one.': 'No existe ese fondo. Elija otro.',
  '{1} is a heading. Choose an account below it.': '{1} es un título. Elija una cuenta debajo de él.',
  '{1} is archived. Choose another account.': '{1} está archivada. Elija otra cuenta.',
  '{1} {2} is archived. Choose another fund.': '{1} {2} está archivado. Elija otro fondo.',
  '{1} is kept by open items and never chosen. Choose another account.':
    '{1} se lleva por partidas abiertas y no se elige. Elija otra cuenta.',
  '{1} is no income account. Choose one of the type "Income".':
    '{1} no es una cuenta de ingreso. Elija una del tipo "Ingreso".',
  '{1} is no expense account. Choose one of the type "Expense".':
    '{1} no es una cuenta de gasto. Elija una del tipo "Gasto".',
  '{1} is one that the books use themselves. Choose another account.':
    'Los libros usan {1} por sí mismos. Elija otra cuenta.',
  '{1} belongs to another fund than {2} {3}. Choose another account, or its fund.':
    '{1} es de otro fondo que {2} {3}. Elija otra cuenta, o el fondo de esa.',
};
