import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of opening balances, in Spanish by English. */
export const openingSentences: Sentences = {
  'This account belongs to fund {1} only.': 'Esta cuenta pertenece solo al fondo {1}.',
  'You can’t post to a heading. Choose one of its subaccounts.':
    'Un título no admite asientos. Elija una de sus subcuentas.',
  'This account is archived. Choose another.': 'Esta cuenta está archivada. Elija otra.',
  'Accounts payable comes from open bills. Enter each bill instead.':
    'Las cuentas por pagar vienen de las facturas pendientes. Ingrese cada factura.',
  'Enter at least one balance besides the bills, such as the bank account’s.':
    'Además de las facturas, escriba al menos un saldo, por ejemplo el del banco.',
  'The open items don’t add up to this balance. Correct the balance or the items.':
    'Las partidas abiertas no suman este saldo. Corrija el saldo o las partidas.',
  'These books already have entries before this date, and a bill of this amount needs approval. Enter it as a bill.':
    'Estos libros ya tienen asientos anteriores a esta fecha, y una factura de este importe necesita aprobación. Ingrésela como factura.',
  'A bill with one of these numbers was entered in the meantime, so nothing was posted. Check again.':
    'Entretanto se ingresó una factura con uno de estos números y no se asentó nada. Revise de nuevo.',
  'Enter this account’s open items by unit instead.':
    'Ingrese las partidas abiertas de esta cuenta por unidad.',
  'This account balances each fund automatically. Leave it blank.':
    'Esta cuenta cuadra cada fondo automáticamente. Déjela vacía.',
  'This account has no open items. Enter its balance as a line.':
    'Esta cuenta no tiene partidas abiertas. Escriba su saldo como una línea.',
  'Leave this blank. Only charges have an income account.':
    'Déjelo vacío. Solo los cargos tienen cuenta de ingresos.',
  'Choose the income account of the charge.': 'Elija la cuenta de ingresos del cargo.',
  'Choose an income account.': 'Elija una cuenta de ingresos.',
  'Enter an amount or remove the line.': 'Escriba un importe o quite la línea.',
  'This property had no owner on that date. Record its owner first.':
    'La propiedad no tenía propietario en esa fecha. Registre primero al propietario.',
  'Property not found.': 'No se encontró la propiedad.',
  'This date is after the first day of the books.': 'Esta fecha es posterior al primer día de los libros.',
  'The due date can’t be before the charge date.':
    'El vencimiento no puede ser anterior a la fecha del cargo.',
  'Enter at least one balance.': 'Escriba al menos un saldo.',
  'Line {1} has the same account and fund.': 'La línea {1} tiene la misma cuenta y el mismo fondo.',
  'Opening balances are already posted. Reverse them first.':
    'Ya hay saldos iniciales asentados. Anúlelos primero.',
  'The amounts are too large to add up.': 'Los importes son demasiado grandes para sumarlos.',
  'Payments or credits were applied to these open items. Void them first, each as of its own date. If a payment was since deposited or returned by the bank, the opening balances can’t be reversed.':
    'Se aplicaron pagos o saldos a favor a estas partidas. Anúlelos primero, cada uno con su propia fecha. Si un pago ya se depositó o lo devolvió el banco, los saldos iniciales no se pueden anular.',
  'Some of these open items were settled and later reopened, so reversing would make those dates wrong. Correct them with invoices, credit memos and journal entries dated today.':
    'Algunas de estas partidas se saldaron y volvieron a abrirse, así que anular daría saldos incorrectos en esas fechas. Corríjalas con facturas, notas de crédito y asientos de hoy.',
};
