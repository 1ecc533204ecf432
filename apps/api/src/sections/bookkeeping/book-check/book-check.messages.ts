import type { Sentences } from '../../../platform/http/language/sentence';

/** What checks of the books tell people, in Spanish by English. */
export const bookCheckSentences: Sentences = {
  'Enter the checkpoint as shown on the close report: a number, a colon and 64 hexadecimal digits.':
    'Escriba el punto de control como en el informe de cierre: un número, dos puntos y 64 dígitos hexadecimales.',
  'A verification is already running. Wait for it to finish.':
    'Ya hay una verificación en curso. Espere a que termine.',
  'Verify the ledger, and compare it with a saved checkpoint':
    'Verificar los libros y compararlos con un punto de control guardado',
};
