import type { Sentences } from '../../platform/http/language/sentence';
import { bankFileSentences } from '../bank-files/bank-files.messages';

/** What the books tell people, in Spanish by English. A section that posts gives it with its own sentences. */
export const ledgerSentences: Sentences = {
  ...bankFileSentences,
  'This month is closed. Use a date in an open month, or reopen it.':
    'Este mes está cerrado. Use una fecha de un mes abierto o reábralo.',
  'This month is open. Close it first.': 'Este mes está abierto. Ciérrelo primero.',
  'Months are closed in order and reopened starting with the latest.':
    'Los meses se cierran por orden y se reabren empezando por el último.',
  'This close is already confirmed.': 'Este cierre ya está confirmado.',
  'You closed this month, so someone else must confirm it.':
    'Usted cerró este mes, por lo que debe confirmarlo otra persona.',
  'This year or a later one is already closed.': 'Este año o uno posterior ya está cerrado.',
  'This entry was already reversed.': 'Este asiento ya se anuló.',
  'The books are being imported. Try again when that is done.':
    'Los libros se están importando. Inténtelo de nuevo cuando termine.',
  'Its balance isn’t zero, so it can’t be archived.': 'Su saldo no es cero, por lo que no se puede archivar.',
  'It has entries, so its type and purpose can’t change.':
    'Ya tiene asientos, por lo que su tipo y su uso no se pueden cambiar.',
  'Debits and credits must balance in each fund.': 'El debe y el haber deben cuadrar en cada fondo.',
  'An account or a fund of this entry is archived.': 'Una cuenta o un fondo de este asiento está archivado.',
  'An account of this entry is a heading. Choose an account under it.':
    'Una cuenta de este asiento es un título. Elija una de sus subcuentas.',
  'An account of this entry belongs to another fund.': 'Una cuenta de este asiento es de otro fondo.',
  'There is no such account.': 'No existe esa cuenta.',
  'There is no such fund.': 'No existe ese fondo.',
  'There is no such open item.': 'No existe esa partida abierta.',
  'There is no such entry.': 'No existe ese asiento.',
  'Lines on a control account must name an open item, and other lines can’t.':
    'Las líneas de una cuenta de control deben indicar una partida abierta; las demás, no.',
  'This was already posted with different content. Reload it.':
    'Esto ya se registró con otro contenido. Vuelva a cargarlo.',
  'This would apply more than the open balance. Reload it.':
    'Se aplicaría más que el saldo pendiente. Vuelva a cargarlo.',
  'The applied amounts don’t match the lines of the entry.':
    'Los importes aplicados no coinciden con las líneas del asiento.',
  'An entry can post to receivables or payables, not both. Post two entries.':
    'Un asiento puede registrar en cuentas por cobrar o por pagar, no en ambas. Registre dos.',
  'A reversal can’t be dated before its entry.':
    'Una anulación no puede tener fecha anterior a la de su asiento.',
  'This date is more than a year ahead. Check the year.':
    'Esta fecha supera en más de un año la actual. Compruebe el año.',
  'An entry needs at least two lines.': 'Un asiento necesita al menos dos líneas.',
  'Every line needs an amount.': 'Cada línea necesita un importe.',
  'Enter a reason for reopening the month.': 'Indique el motivo para reabrir el mes.',
  'A year ends on the last day of a month.': 'Un año termina el último día de un mes.',
  'The chart of accounts has no account for this purpose.':
    'El plan de cuentas no tiene ninguna cuenta para este uso.',
  'An account can’t be under itself.': 'Una cuenta no puede ser subcuenta de sí misma.',
  'To reverse year-end entries, reopen the last month of the year.':
    'Para anular los asientos de cierre, reabra el último mes del año.',
  'This can’t be posted: an amount is too large, or a date or ID is invalid.':
    'No se puede registrar: un importe es demasiado grande, o una fecha o un identificador no es válido.',
  'This can’t be posted.': 'Esto no se puede registrar.',
  'Couldn’t post': 'No se pudo registrar',
  'Another one already has this code or purpose.': 'Otra ya tiene este código o este uso.',
  'Someone else just changed it. Reload it, then save your change.':
    'Otra persona acaba de cambiarlo. Vuelva a cargarlo y guarde después su cambio.',
  'entry {1} is missing: {2} follows {3}': 'falta el asiento {1}: el {2} sigue al {3}',
  'entry {1} is missing': 'falta el asiento {1}',
  'entry {1} does not follow the one before it': 'el asiento {1} no sigue al anterior',
  'entry {1} has {2} lines but states {3}': 'el asiento {1} tiene {2} líneas pero indica {3}',
  'entry {1} has a line with a different date or number':
    'el asiento {1} tiene una línea de otra fecha o número',
  'entry {1} is not balanced in each fund': 'el asiento {1} no cuadra en cada fondo',
  'entry {1} was changed after posting: its hash differs':
    'el asiento {1} se modificó después de registrarse: su huella no coincide',
  'entry {1} states {2}, but its lines total {3}': 'el asiento {1} indica {2}, pero sus líneas suman {3}',
  'entry {1} has a different hash than expected': 'el asiento {1} tiene una huella distinta de la esperada',
  'the chain ends at entry {1}, but entry {2} was expected':
    'la cadena termina en el asiento {1}, pero se esperaba el {2}',
  'the chain head is entry {1}, which is not the last entry':
    'el final de la cadena es el asiento {1}, que no es el último',
  'the chain head has a different hash than entry {1}':
    'el final de la cadena tiene una huella distinta de la del asiento {1}',
  'open item {1} is marked settled on {2}, but its last line is dated {3}':
    'la partida abierta {1} consta como saldada el {2}, pero su última línea es del {3}',
  'open item {1} shows {2}, but its lines total {3}':
    'la partida abierta {1} indica {2}, pero sus líneas suman {3}',
  '{1} balance rows don’t match the journal lines':
    '{1} filas de saldos no coinciden con las líneas del diario',
  'The community already has a chart of accounts.': 'La comunidad ya tiene un plan de cuentas.',
};
