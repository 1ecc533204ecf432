import type { Sentences } from '../../../platform/http/language/sentence';

/** What checks of the books tell people, in Spanish by English. */
export const bookCheckSentences: Sentences = {
  'A head is a number from 1 on, a colon and 64 hexadecimal digits, as the close report has it.':
    'Un final de cadena es un número desde 1, dos puntos y 64 dígitos hexadecimales, como en el informe de cierre.',
  'The books are being checked already. Wait for its outcome.':
    'Los libros ya se están comprobando. Espere el resultado.',
  'Have the whole journal read and compared with a head kept elsewhere':
    'Hacer leer todo el diario y compararlo con un final guardado en otro lugar',
};
