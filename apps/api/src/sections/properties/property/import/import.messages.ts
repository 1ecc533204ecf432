import type { Sentences } from '../../../../platform/http/language/sentence';

/** What an import tells people of their file, in Spanish by English. */
export const importSentences: Sentences = {
  'This import was already applied.': 'Esta importación ya se aplicó.',
  'The file doesn’t have this column.': 'El archivo no tiene esa columna.',
  'Some rows have errors, so nothing was imported. Correct the file and upload it again.':
    'Hay filas con errores, así que no se importó nada. Corrija el archivo y súbalo otra vez.',
  'Properties have changed since the file was checked: one row now gives a different result. Check it again.':
    'Las propiedades cambiaron desde que se revisó el archivo: una fila da otro resultado. Revíselo otra vez.',
  'Properties have changed since the file was checked: {1} rows now give a different result. Check it again.':
    'Las propiedades cambiaron desde que se revisó el archivo: {1} filas dan otro resultado. Revíselo otra vez.',
  '"{1}" isn’t one of: {2}.': '«{1}» no es ninguno de estos: {2}.',
  '"{1}" is not a whole number.': '«{1}» no es un número entero.',
  '"{1}" is not a number of whole or half bathrooms.': '«{1}» no es un número de baños enteros o medios.',
  '"{1}" is not a percentage.': '«{1}» no es un porcentaje.',
  '"{1}" has more than four decimals.': '«{1}» tiene más de cuatro decimales.',
  '"{1}" is not an email address.': '«{1}» no es una dirección de correo electrónico.',
  'Enter up to {1} characters.': 'Escriba hasta {1} caracteres.',
  'The most is {1}.': 'El máximo es {1}.',
  'The least is {1}.': 'El mínimo es {1}.',
  'A name can have up to 120 characters.': 'Un nombre tiene 120 caracteres como máximo.',
  'A property can have up to 20 owners.': 'Una propiedad tiene 20 propietarios como máximo.',
  'A phone number can have up to 40 characters.': 'Un teléfono tiene 40 caracteres como máximo.',
  'Add the name for this contact.': 'Agregue el nombre de este contacto.',
  'This property belongs to {1}, and sales can’t be imported. Record the sale on the property’s page, and leave the owner blank here.':
    'Esta propiedad es de {1}, y las ventas no se pueden importar. Registre la venta en la página de la propiedad y deje aquí el propietario en blanco.',
  'Several buildings have a unit with this number. Add a column for the building.':
    'Varios edificios tienen una unidad con este número. Agregue una columna para el edificio.',
  'Enter a unit number.': 'Indique un número de unidad.',
  'This row has more cells than the header. Check for a cell with an unquoted comma.':
    'Esta fila tiene más celdas que el encabezado. Compruebe si hay una celda con una coma sin comillas.',
  'The same unit is already on line {1}.': 'La misma unidad ya está en la línea {1}.',
  'This property is archived. Restore it first.': 'Esta propiedad está archivada. Recupérela primero.',
};
