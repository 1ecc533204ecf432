import type { Sentences } from '../../../platform/http/language/sentence';

/** What the bank's lines, their files and rules tell people, in Spanish by English. */
export const bankTransactionSentences: Sentences = {
  'See bank transactions and how they match the books': 'Ver movimientos bancarios y su conciliación',
  'Import bank statements, match their lines and post entries for them':
    'Importar extractos, conciliar sus líneas y registrar asientos para ellas',
  'Choose a bank account of the chart.': 'Elija una cuenta bancaria del plan.',
  'This file has no transactions.': 'Este archivo no tiene movimientos.',
  'The file has no account of this number.': 'El archivo no tiene ninguna cuenta con este número.',
  'This file is in {1}; the books are in {2}.': 'Este archivo está en {1}; los libros están en {2}.',
  'Account {1} is in {2} and is left out: the books are in {3}.':
    'La cuenta {1} está en {2} y se omite: los libros están en {3}.',
  'The columns differ from those of the last file, or were remembered without their headings. Look at how they are read.':
    'Las columnas difieren de las del último archivo, o se recordaron sin sus encabezados. Compruebe cómo se leen.',
  'This file is of account {1}; the last one of this bank account was of {2}.':
    'Este archivo es de la cuenta {1}; el último de esta cuenta bancaria era de {2}.',
  'The opening balance and the lines come to {1}; the file says {2} at its end.':
    'El saldo inicial y las líneas suman {1}; el archivo dice {2} al final.',
  'The last file ended with {1}, this one begins with {2}: lines between them are missing.':
    'El último archivo terminó con {1} y este empieza con {2}: faltan líneas entre ambos.',
  'The lines that are there changed since the file was checked. Check it again.':
    'Las líneas existentes cambiaron desde la comprobación del archivo. Compruébelo otra vez.',
  'This file was imported already. To import it once more, choose it again and have it checked.':
    'Este archivo ya se importó. Para importarlo otra vez, elíjalo de nuevo y haga que se compruebe.',
  'This file asks something that was not answered. Check it again.':
    'Este archivo pregunta algo que no se respondió. Compruébelo otra vez.',
  'This import was taken back already.': 'Esta importación ya se deshizo.',
  'Lines of this import are matched or ignored. Undo that first; nothing was removed.':
    'Hay líneas de esta importación conciliadas o ignoradas. Deshaga eso primero; no se quitó nada.',
  'A later file told lines of this one again, which would be missing of it. Take that file back first.':
    'Un archivo posterior volvió a incluir líneas de este, que le faltarían. Deshaga primero ese archivo.',
  'One of these lines does not wait to be matched any more. Look at it again.':
    'Una de estas líneas ya no está por conciliar. Mírela otra vez.',
  'Lines of one match are of one bank account.':
    'Las líneas de una conciliación son de una sola cuenta bancaria.',
  'An entry that was taken back is not at the bank. Choose another.':
    'Un asiento anulado no está en el banco. Elija otro.',
  'Choose lines of this bank account, each once.': 'Elija líneas de esta cuenta bancaria, cada una una vez.',
  'One of these entries was matched to another line meanwhile. Look at it again.':
    'Uno de estos asientos se concilió entretanto con otra línea. Mírelo otra vez.',
  'This takes money from a reserve fund ({1}), which takes a second person. Write it as a journal entry; once it is posted, match it here.':
    'Esto saca dinero de un fondo de reserva ({1}), lo que requiere a otra persona. Escríbalo como asiento; una vez registrado, concílielo aquí.',
  'These lines set {1} that left the account against what came in, which takes a second person. Write what left as a journal entry; once it is posted, match it here.':
    'Estas líneas compensan {1} que salieron de la cuenta con lo que entró, lo que requiere a otra persona. Escriba lo que salió como asiento; una vez registrado, concílielo aquí.',
  'This left the account: to leave it out of the books takes a second person. Write it as a journal entry; once it is posted, match it here.':
    'Esto salió de la cuenta: dejarlo fuera de los libros requiere a otra persona. Escríbalo como asiento; una vez registrado, concílielo aquí.',
  'An entry of this amount takes a second person. Write it as a journal entry; once it is posted, match it here.':
    'Un asiento de este importe requiere a otra persona. Escríbalo como asiento manual y, una vez registrado, concílielo aquí.',
  'The lines come to {1}; {2} is to be said.': 'Las líneas suman {1}; hay que repartir {2}.',
  'Choose an account other than the bank account itself.':
    'Elija una cuenta distinta de la propia cuenta bancaria.',
  'Nothing is left to be posted: match without an entry.':
    'No queda nada por registrar: concilie sin asiento.',
  'The two sides differ by {1}. Choose other lines, or post what is left as an entry.':
    'Los dos lados difieren en {1}. Elija otras líneas o registre lo que falta como asiento.',
  'Choose what this line is in the books.': 'Elija qué es esta línea en los libros.',
  'This rule was removed meanwhile. Match the line without it.':
    'Esta regla se eliminó entretanto. Concilie la línea sin ella.',
  'This line was changed by somebody else meanwhile. Look at it again.':
    'Otra persona cambió esta línea entretanto. Mírela otra vez.',
  'Say a text, or from or to which amount: else it would be for every line.':
    'Indique un texto, o desde o hasta qué importe: si no, valdría para todas las líneas.',
  'This is less than the amount that it begins at.': 'Es menos que el importe desde el que empieza.',
  'A rule came or went meanwhile. Look at the list again.':
    'Entretanto se agregó o quitó una regla. Mire la lista otra vez.',
};
