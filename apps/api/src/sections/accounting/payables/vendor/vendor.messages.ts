import type { Sentences } from '../../../../platform/http/language/sentence';

/** What vendors tell people, in Spanish by English. */
export const vendorSentences: Sentences = {
  'Another vendor that is in use has this name.': 'Otro proveedor en uso tiene este nombre.',
  'Another vendor has this name meanwhile. Rename one of the two first.':
    'Entretanto, otro proveedor tiene este nombre. Primero cambie el nombre de uno de los dos.',
  'Choose the box of the 1099 that payments count in.':
    'Elija la casilla del 1099 en la que cuentan los pagos.',
  'Say on which day the W-9 came.': 'Indique qué día llegó el W-9.',
  'Say until when the certificate covers them.': 'Indique hasta cuándo los cubre el certificado.',
  'Write an address that begins with https://.': 'Escriba una dirección que empiece con https://.',
  'Write nine digits: 12-3456789 or 123-45-6789.': 'Escriba nueve cifras: 12-3456789 o 123-45-6789.',
  'A TIN is never all zeros. Copy it from the W-9.':
    'Un TIN nunca es todo ceros. Cópielo del formulario W-9.',
  'This file is the W-9 already. Choose another one.': 'Este archivo ya es el W-9. Elija otro.',
  'No TIN of this vendor is on file. Ask them for a W-9.':
    'No hay ningún TIN de este proveedor. Pídale un formulario W-9.',
  'This TIN was kept under another key of the installation and cannot be read any more. Set it again from the W-9.':
    'Este TIN se guardó con otra clave de la instalación y ya no se puede leer. Anótelo de nuevo desde el W-9.',
  'There is no such account. Choose another one.': 'No existe esa cuenta. Elija otra.',
  '{1} is a heading. Choose an account below it.': '{1} es un título. Elija una cuenta debajo de él.',
  '{1} is archived. Choose another account.': '{1} está archivada. Elija otra cuenta.',
  '{1} is no expense account. Choose one of the type "Expense".':
    '{1} no es una cuenta de gasto. Elija una del tipo "Gasto".',
  '{1} is one that the books use themselves. Choose another account.':
    'Los libros usan {1} por sí mismos. Elija otra cuenta.',
};
