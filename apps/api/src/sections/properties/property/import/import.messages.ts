import type { Sentences } from '../../../../platform/http/language/sentence';

/** What an import tells people of their file, in Spanish by English. */
export const importSentences: Sentences = {
  'This import has been applied already.': 'Esta importación ya se aplicó.',
  'The file has no such column.': 'El archivo no tiene esa columna.',
  'Rows with errors are in the way: nothing was written. Correct the file and upload it again.':
    'Hay filas con errores: no se escribió nada. Corrija el archivo y súbalo otra vez.',
  'Properties changed since the file was checked: one row comes out differently. Check it again.':
    'Las propiedades cambiaron desde que se revisó el archivo: una fila da otro resultado. Revíselo otra vez.',
  'Properties changed since the file was checked: {1} rows come out differently. Check it again.':
    'Las propiedades cambiaron desde que se revisó el archivo: {1} filas dan otro resultado. Revíselo otra vez.',
  '"{1}" is none of: {2}.': '«{1}» no es ninguno de estos: {2}.',
  '"{1}" is not a whole number.': '«{1}» no es un número entero.',
  '"{1}" is not a number of whole or half bathrooms.': '«{1}» no es un número de baños enteros o medios.',
  '"{1}" is not a percentage.': '«{1}» no es un porcentaje.',
  '"{1}" has more than four decimals.': '«{1}» tiene más de cuatro decimales.',
  '"{1}" is not an e-mail address.': '«{1}» no es una dirección de correo electrónico.',
  'At most {1} characters fit here.': 'Aquí caben {1} caracteres como máximo.',
  'The most is {1}.': 'El máximo es {1}.',
  'The least is {1}.': 'El mínimo es {1}.',
  'A name has 120 characters at most.': 'Un nombre tiene 120 caracteres como máximo.',
  'A property has 20 owners at most.': 'Una propiedad tiene 20 propietarios como máximo.',
  'A phone number has 40 characters at most.': 'Un teléfono tiene 40 caracteres como máximo.',
  'Whose contact is this? Add the name.': '¿De quién es este contacto? Agregue el nombre.',
  '{1} owns it today, and a file does not sell: nobody of this row is recorded. Record the sale on the page of the property, and leave the owner out here.':
    'Hoy es de {1}, y un archivo no registra ventas: nadie de esta fila se registra. Registre la venta en la página de la propiedad y deje aquí el propietario en blanco.',
  'Several buildings have a unit of this number. Add a column for the building.':
    'Varios edificios tienen una unidad con este número. Agregue una columna para el edificio.',
  'A unit number is needed.': 'Hace falta un número de unidad.',
  'This row has more cells than the header. Is a cell with a comma not quoted?':
    'Esta fila tiene más celdas que el encabezado. ¿Hay una celda con una coma sin comillas?',
  'The same unit is on line {1} already.': 'La misma unidad ya está en la línea {1}.',
  'This property is archived. Bring it back first.': 'Esta propiedad está archivada. Recupérela primero.',
};
