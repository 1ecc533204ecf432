import type { Sentences } from '../../../platform/http/language/sentence';

/** What the bank's lines, their files and rules tell people, in Spanish by English. */
export const bankTransactionSentences: Sentences = {
  'View bank transactions and matches': 'Ver movimientos bancarios y su conciliación',
  'Import bank statements, match lines and post entries':
    'Importar extractos, conciliar líneas y registrar asientos',
  'Choose a bank account from the chart of accounts.': 'Elija una cuenta bancaria del plan de cuentas.',
  'This file has no transactions.': 'Este archivo no tiene movimientos.',
  'The file has no account with this number. Choose one that it has.':
    'El archivo no tiene ninguna cuenta con este número. Elija una que tenga.',
  'This file is in {1}; the books are in {2}. Nothing was imported. Choose a file of an account in {3}.':
    'Este archivo está en {1}; los libros están en {2}. No se importó nada. Elija un archivo de una cuenta en {3}.',
  'Account {1} is in {2} and is skipped. The books are in {3}.':
    'La cuenta {1} está en {2} y se omite: los libros están en {3}.',
  'The columns differ from the last file, or were saved without headings. Check the mapping.':
    'Las columnas difieren de las del último archivo, o se guardaron sin encabezados. Compruebe la asignación.',
  'This file is for account {1}. The last file of this bank account was for {2}. If the number didn’t change, cancel and choose the bank account that it belongs to.':
    'Este archivo es de la cuenta {1}; el último de esta cuenta bancaria era de {2}. Si el número no ha cambiado, cancele y elija la cuenta bancaria a la que pertenece.',
  'This file is for account {1}, whose files are imported to {2}. If that is right, cancel and choose {3}.':
    'Este archivo es de la cuenta {1}, cuyos archivos se importan en {2}. Si es así, cancele y elija {3}.',
  'The opening balance plus the lines is {1}, but the file’s closing balance is {2}.':
    'El saldo inicial más las líneas da {1}, pero el saldo final del archivo es {2}.',
  'The last file ended with {1} and this one starts with {2}. Lines in between are missing.':
    'El último archivo terminó con {1} y este empieza con {2}: faltan líneas entre ambos.',
  'Transactions changed since the file was checked. Check it again.':
    'Los movimientos cambiaron desde que se comprobó el archivo. Compruébelo otra vez.',
  'This file was already imported. To import it again, choose it again.':
    'Este archivo ya se importó. Para importarlo otra vez, elíjalo de nuevo.',
  'This file has points to confirm. Check it again.':
    'Este archivo tiene puntos por confirmar. Compruébelo otra vez.',
  'This import was already undone.': 'Esta importación ya se deshizo.',
  'Some lines of this import are matched or ignored. Undo that first. Nothing was deleted.':
    'Algunas líneas de esta importación están conciliadas o ignoradas. Deshágalo primero. No se eliminó nada.',
  'A later file includes some of these lines. Undo that import first.':
    'Un archivo posterior incluye algunas de estas líneas. Deshaga primero esa importación.',
  'One of these lines is no longer unmatched. Reload it.':
    'Una de estas líneas ya no está por conciliar. Vuelva a cargarla.',
  'All lines of a match must be in the same bank account.':
    'Todas las líneas de una conciliación deben ser de la misma cuenta bancaria.',
  'This entry was reversed. Choose another.': 'Este asiento se anuló. Elija otro.',
  'Choose entries of this bank account, each one once.':
    'Elija asientos de esta cuenta bancaria, cada uno una sola vez.',
  'One of these entries was just matched to another line. Reload it.':
    'Uno de estos asientos se acaba de conciliar con otra línea. Vuelva a cargarlo.',
  'This takes money from a reserve fund ({1}), which needs approval. Enter it as a journal entry, then match it here once it is posted.':
    'Esto saca dinero de un fondo de reserva ({1}), lo que requiere aprobación. Ingréselo como asiento y, una vez registrado, concílielo aquí.',
  'These lines offset {1} of withdrawals against deposits, which needs approval. Enter the withdrawals as a journal entry, then match them here once posted.':
    'Estas líneas compensan {1} de salidas con entradas, lo que requiere aprobación. Ingrese las salidas como asiento y, una vez registrado, concílielas aquí.',
  'This is a withdrawal, and ignoring it needs approval. Enter it as a journal entry, then match it here once it is posted.':
    'Es una salida, y ignorarla requiere aprobación. Ingrésela como asiento y, una vez registrado, concíliela aquí.',
  'An entry of this amount needs approval. Enter it as a journal entry, then match it here once it is posted.':
    'Un asiento de este importe requiere aprobación. Ingréselo como asiento manual y, una vez registrado, concílielo aquí.',
  'The lines add up to {1}, but {2} must be posted.': 'Las líneas suman {1}, pero hay que registrar {2}.',
  'Choose an account other than the bank account.': 'Elija una cuenta distinta de la cuenta bancaria.',
  'Nothing is left to post. Match without an entry.': 'No queda nada por registrar. Concilie sin asiento.',
  'The two sides differ by {1}. Choose other entries, or post the difference.':
    'Los dos lados difieren en {1}. Elija otros asientos o registre la diferencia.',
  'Choose at least one entry to match.': 'Elija al menos un asiento para conciliar.',
  'This rule was removed. Match the line without it.': 'Esta regla se quitó. Concilie la línea sin ella.',
  'Someone else just changed this line. Reload it.':
    'Otra persona acaba de cambiar esta línea. Vuelva a cargarla.',
  'Enter a text or an amount. Without one, the rule would match every line.':
    'Indique un texto o un importe. Sin ellos, la regla valdría para todas las líneas.',
  'The maximum can’t be less than the minimum.': 'El máximo no puede ser menor que el mínimo.',
  'The rules changed in the meantime. Reload the list.':
    'Las reglas cambiaron entretanto. Vuelva a cargar la lista.',
};
