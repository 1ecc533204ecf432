import type { Sentences } from '../../../../platform/http/language/sentence';

/** What is told of vendors and open bills of another system, in Spanish by English. */
export const movingInPayablesSentences: Sentences = {
  'Enter the open amount, negative for a credit.':
    'Escriba el importe pendiente, en negativo si es un abono.',
  'Choose an expense account.': 'Elija una cuenta de gastos.',
  'Enter the vendor’s name.': 'Escriba el nombre del proveedor.',
  'This isn’t an email address.': 'Esto no es un correo electrónico.',
  '"{1}" isn’t a 1099 box. Use NEC-1, MISC-1, MISC-2, MISC-3 or MISC-10.':
    '«{1}» no es una casilla del 1099. Use NEC-1, MISC-1, MISC-2, MISC-3 o MISC-10.',
  '"{1}" was imported as {2} days. Early payment discounts aren’t supported.':
    '«{1}» se importa como {2} días. No se admiten descuentos por pronto pago.',
  '"{1}" isn’t a valid term. Enter a number of days, such as 30.':
    '«{1}» no es un plazo válido. Escriba un número de días, por ejemplo 30.',
  'The tax ID ending in {1} could be an EIN or an SSN. Enter it as 12-3456789 or 123-45-6789.':
    'El TIN que termina en {1} puede ser un EIN o un SSN. Escríbalo como 12-3456789 o 123-45-6789.',
  'This tax ID is masked in the file, so it was skipped. Enter it from the W-9.':
    'El archivo oculta este TIN y se omitió. Ingréselo desde el W-9.',
  'Number {1} belongs to another vendor on line {2}.': 'El número {1} es de otro proveedor en la línea {2}.',
  'Line {1} has the same name with a different tax ID. Give each vendor its own name.':
    'La línea {1} tiene este nombre con otro TIN. Dé a cada proveedor su propio nombre.',
  '{1} is also on line {2} and is added once.': '{1} también está en la línea {2} y se agrega una sola vez.',
  '{1} already exists and isn’t changed.': '{1} ya existe y no cambia.',
  '{1} already exists but is archived, so nothing is added.':
    '{1} ya existe, pero está archivado y no se agrega nada.',
  '{1} already exists as {2}, with the same number, and isn’t changed.':
    '{1} ya existe como {2}, con el mismo número, y no cambia.',
  'More than one vendor has number "{1}". Enter the name instead.':
    'Más de un proveedor tiene el número «{1}». Escriba el nombre.',
  'No vendor "{1}" here or in the vendors file.':
    'No hay proveedor «{1}» aquí ni en el archivo de proveedores.',
  '{1} is archived. Restore the vendor first.': '{1} está archivado. Restaure primero el proveedor.',
  'Enter the expense account. This vendor has no default.':
    'Indique la cuenta de gasto. Este proveedor no tiene una predeterminada.',
  'Enter the vendor’s bill number, up to 60 characters.':
    'Escriba el número de factura del proveedor, hasta 60 caracteres.',
  'Line {1} has the same bill.': 'La línea {1} tiene la misma factura.',
  'The bill on line {1} has the same number but different dates.':
    'La factura de la línea {1} tiene el mismo número y otras fechas.',
  'Line {1} has the same number with the opposite sign. Give the credit its own number.':
    'La línea {1} tiene el mismo número con signo contrario. Dé al abono un número propio.',
  'Bill {1} from this vendor already exists with a different amount. Check whether it’s the same bill.':
    'La factura {1} de este proveedor ya existe con otro importe. Compruebe si es la misma.',
  'Bill {1} already exists and isn’t changed.': 'La factura {1} ya existe y no cambia.',
  'A vendor or bill from the files was added in the meantime, so nothing was posted. Validate again.':
    'Entretanto se agregó un proveedor o una factura de los archivos y no se registró nada. Valide otra vez.',
};
