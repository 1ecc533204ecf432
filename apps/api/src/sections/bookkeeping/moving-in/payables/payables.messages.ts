import type { Sentences } from '../../../../platform/http/language/sentence';

/** What is told of vendors and open bills of another system, in Spanish by English. */
export const movingInPayablesSentences: Sentences = {
  'Enter what is open; of a credit with a minus.':
    'Escriba lo que está abierto; de un abono, con signo menos.',
  'Choose an account of expenses.': 'Elija una cuenta de gastos.',
  'Write the name of the vendor.': 'Escriba el nombre del proveedor.',
  'This is no e-mail address.': 'Esto no es un correo electrónico.',
  '"{1}" is no box of a 1099. Use NEC-1, MISC-1, MISC-2, MISC-3 or MISC-10.':
    '«{1}» no es una casilla del 1099. Use NEC-1, MISC-1, MISC-2, MISC-3 o MISC-10.',
  '"{1}" is taken as {2} days: a discount for paying early is not known here.':
    '«{1}» se toma como {2} días: aquí no se conoce un descuento por pronto pago.',
  '"{1}" are no terms. Write them as days: 30.': '«{1}» no es un plazo. Escríbalo en días: 30.',
  'Nine digits that end in {1} are of a business or of a person. Write them as 12-3456789 or as 123-45-6789.':
    'Nueve cifras que acaban en {1} pueden ser de una empresa o de una persona. Escríbalas como 12-3456789 o como 123-45-6789.',
  'The file hides this tax id: it is left out. Set it from the W-9.':
    'El archivo oculta este TIN: se deja fuera. Anótelo desde el W-9.',
  'The number {1} is of another vendor on line {2} already.':
    'El número {1} ya es de otro proveedor en la línea {2}.',
  'Line {1} has this name with another tax id. Two vendors need two names.':
    'La línea {1} tiene este nombre con otro TIN. Dos proveedores necesitan dos nombres.',
  '{1} is on line {2} already: it is made once.': '{1} ya está en la línea {2}: se agrega una sola vez.',
  '{1} is here already, and stays as it is.': '{1} ya está aquí y queda como está.',
  '{1} is here already, archived: nothing is made.': '{1} ya está aquí, archivado: no se agrega nada.',
  '{1} is here already as {2}, which has the same number, and stays as it is.':
    '{1} ya está aquí como {2}, que tiene el mismo número, y queda como está.',
  'More than one vendor has the number "{1}". Write the name.':
    'Más de un proveedor tiene el número «{1}». Escriba el nombre.',
  'There is no vendor "{1}", neither here nor in the file of vendors.':
    'No hay ningún proveedor «{1}», ni aquí ni en el archivo de proveedores.',
  '{1} is archived. Bring them back first.': '{1} está archivado. Recupérelo primero.',
  'Say which expense this bill is of: its vendor has none to begin with.':
    'Diga de qué gasto es esta factura: su proveedor no tiene ninguno para empezar.',
  'Write the number of the bill as the vendor has it, in at most 60 characters.':
    'Escriba el número de la factura como lo tiene el proveedor, con 60 caracteres como máximo.',
  'The same bill is on line {1} already.': 'La misma factura ya está en la línea {1}.',
  'The bill on line {1} has this number and other days.':
    'La factura de la línea {1} tiene este número y otras fechas.',
  'The bill on line {1} goes the other way. A credit has a number of its own.':
    'La factura de la línea {1} va al revés. Un abono tiene número propio.',
  'Bill {1} of this vendor is here already with another amount. Look whether it is the same.':
    'La factura {1} de este proveedor ya está aquí con otro importe. Mire si es la misma.',
  'Bill {1} was entered here already, and stays as it is.':
    'La factura {1} ya se anotó aquí y queda como está.',
  'A vendor or a bill of the files was added here meanwhile: nothing was posted. Check again.':
    'Entretanto se agregó aquí un proveedor o una factura de los archivos: no se registró nada. Revise otra vez.',
};
