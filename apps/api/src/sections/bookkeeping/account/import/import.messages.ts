import type { Sentences } from '../../../../platform/http/language/sentence';

/** What an import of accounts tells people of their file, in Spanish by English. */
export const chartImportSentences: Sentences = {
  'A code is needed.': 'Hace falta un código.',
  'A name is needed.': 'Hace falta un nombre.',
  'At most {1} characters fit here.': 'Aquí caben {1} caracteres como máximo.',
  '"{1}" is neither yes nor no.': '«{1}» no es ni sí ni no.',
  'There is no account with the code {1}, neither in the chart nor in the file.':
    'No hay ninguna cuenta con el código {1}, ni en el plan ni en el archivo.',
  'There is no fund with the code {1}. Add the fund first, or use one of: {2}.':
    'No hay ningún fondo con el código {1}. Agregue primero el fondo o use uno de estos: {2}.',
  'The same code is on line {1} already.': 'El mismo código ya está en la línea {1}.',
  'This account is archived. Take it back first.': 'Esta cuenta está archivada. Recupérela primero.',
  'Line 1 names no column for the code. Call it "{1}".':
    'La línea 1 no nombra ninguna columna para el código. Llámela «{1}».',
  'The file has {1} accounts; 2,000 can be imported at once. Split it.':
    'El archivo tiene {1} cuentas; se pueden importar 2.000 a la vez. Divídalo.',
  'The chart changed since the file was checked. Check it again.':
    'El plan cambió desde que se revisó el archivo. Revíselo otra vez.',
};
