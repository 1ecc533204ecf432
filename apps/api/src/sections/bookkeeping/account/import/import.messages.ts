import type { Sentences } from '../../../../platform/http/language/sentence';

/** What an import of accounts tells people of their file, in Spanish by English. */
export const chartImportSentences: Sentences = {
  'Enter a code.': 'Ingrese un código.',
  'Enter a name.': 'Ingrese un nombre.',
  'Enter up to {1} characters.': 'Aquí caben {1} caracteres como máximo.',
  'Enter yes or no, not "{1}".': 'Escriba sí o no en lugar de «{1}».',
  'No account with code {1} in the chart or in the file.':
    'No hay cuenta con el código {1} en el plan ni en el archivo.',
  'No fund with code {1}. Add the fund first, or use one of: {2}.':
    'No hay fondo con el código {1}. Agregue primero el fondo o use uno de estos: {2}.',
  'Line {1} has the same code.': 'La línea {1} tiene el mismo código.',
  'This account is archived. Restore it first.': 'Esta cuenta está archivada. Restáurela primero.',
  'Line 1 has no heading for the code column. Name it "{1}".':
    'La línea 1 no tiene encabezado para la columna del código. Llámela «{1}».',
  'The file has {1} accounts. You can import up to 2,000 at a time, so split it.':
    'El archivo tiene {1} cuentas. Se pueden importar hasta 2000 a la vez: divídalo.',
  'The chart changed after the file was checked. Check the file again.':
    'El plan cambió después de revisar el archivo. Revíselo otra vez.',
};
