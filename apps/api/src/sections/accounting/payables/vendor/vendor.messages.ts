import type { Sentences } from '../../../../platform/http/language/sentence';

/** What vendors tell people, in Spanish by English. */
export const vendorSentences: Sentences = {
  'Another active vendor already has this name.': 'Otro proveedor activo ya tiene este nombre.',
  'Another vendor now has this name. Rename one of them first.':
    'Otro proveedor tiene ahora este nombre. Cambie primero el nombre de uno de los dos.',
  'Choose a 1099 box.': 'Elija una casilla del 1099.',
  'Enter the date the W-9 was received.': 'Indique la fecha en que se recibió el W-9.',
  'Enter the certificate’s expiration date.': 'Indique la fecha de vencimiento del certificado.',
  'Enter an address that starts with https://.': 'Escriba una dirección que empiece con https://.',
  'Enter nine digits: 12-3456789 or 123-45-6789.': 'Escriba nueve dígitos: 12-3456789 o 123-45-6789.',
  'A TIN can’t be all zeros. Copy it from the W-9.':
    'Un TIN no puede ser todo ceros. Cópielo del formulario W-9.',
  'This file is already used as the W-9. Choose another one.': 'Este archivo ya se usa como W-9. Elija otro.',
  'No TIN on file for this vendor. Request a W-9.':
    'No hay ningún TIN registrado de este proveedor. Solicítele un formulario W-9.',
  'This TIN was encrypted with an earlier key and can’t be read. Enter it again from the W-9.':
    'Este TIN se cifró con una clave anterior y no se puede leer. Regístrelo de nuevo desde el W-9.',
  'Account not found. Choose another one.': 'Cuenta no encontrada. Elija otra.',
  '{1} is a heading. Choose an account under it.': '{1} es un título. Elija una de sus subcuentas.',
  '{1} is archived. Choose another account.': '{1} está archivada. Elija otra cuenta.',
  '{1} isn’t an expense account. Choose an account of type "Expense".':
    '{1} no es una cuenta de gasto. Elija una de tipo "Gasto".',
  '{1} is a system account. Choose another account.': '{1} es una cuenta del sistema. Elija otra cuenta.',
};
