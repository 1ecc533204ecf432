import type { Sentences } from '../../platform/http/language/sentence';
import { bankFileSentences } from '../bank-files/bank-files.messages';

/** What the books tell people, in Spanish by English. A section that posts gives it with its own sentences. */
export const ledgerSentences: Sentences = {
  ...bankFileSentences,
  'This month is closed. Use a day of an open month, or have it reopened.':
    'Este mes está cerrado. Use un día de un mes abierto o pida que se reabra.',
  'This month is open. Close it first.': 'Este mes está abierto. Ciérrelo primero.',
  'Months are closed in their order, and reopened from the last one back.':
    'Los meses se cierran por orden y se reabren del último hacia atrás.',
  'This year, or a later one, is closed already.': 'Este año, o uno posterior, ya está cerrado.',
  'This entry was reversed already.': 'Este asiento ya se anuló.',
  'The books are being imported. Try again when that is done.':
    'Los libros se están importando. Inténtelo de nuevo cuando termine.',
  'It is not at zero yet, so it cannot be archived.':
    'Todavía no está en cero, por eso no se puede archivar.',
  'It was posted to, so what it is for stays.': 'Ya tiene movimientos, por eso sigue siendo para lo que es.',
  'Debits and credits have to be equal in each fund.':
    'El debe y el haber tienen que ser iguales en cada fondo.',
  'An account or a fund of this entry is archived.': 'Una cuenta o un fondo de este asiento está archivado.',
  'An account of this entry is a heading: choose one below it.':
    'Una cuenta de este asiento es un título: elija una de las que agrupa.',
  'An account of this entry belongs to another fund.': 'Una cuenta de este asiento es de otro fondo.',
  'There is no such account.': 'No existe esa cuenta.',
  'There is no such fund.': 'No existe ese fondo.',
  'There is no such open item.': 'No existe esa partida abierta.',
  'There is no such entry.': 'No existe ese asiento.',
  'An account with open items is posted to by its items, and no other account is.':
    'Una cuenta con partidas abiertas se mueve por sus partidas, y ninguna otra cuenta las tiene.',
  'This was posted before with other content. Load it again.':
    'Esto ya se registró con otro contenido. Cárguelo de nuevo.',
  'More would be applied than is open. Load it again.':
    'Se aplicaría más de lo que está abierto. Cárguelo de nuevo.',
  'What is applied does not fit the lines of the entry.':
    'Lo que se aplica no encaja con las líneas del asiento.',
  'One entry concerns what owners owe or what is owed to vendors, not both. Post two.':
    'Un asiento trata de lo que deben los propietarios o de lo que se debe a proveedores, no de ambas cosas. Haga dos.',
  'A reversal cannot be dated before the entry that it reverses.':
    'Una anulación no puede tener fecha anterior al asiento que anula.',
  'This day is more than a year ahead. Check the year.': 'Este día está a más de un año. Compruebe el año.',
  'An entry needs two lines at least.': 'Un asiento necesita dos líneas como mínimo.',
  'Every line needs an amount.': 'Cada línea necesita un importe.',
  'Say why the month is reopened.': 'Diga por qué se reabre el mes.',
  'A year ends on the last day of a month.': 'Un año termina el último día de un mes.',
  'The chart has no account for this purpose.': 'El plan no tiene ninguna cuenta para esto.',
  'An account cannot be below itself.': 'Una cuenta no puede estar debajo de sí misma.',
  'The entries at the end of a year are taken back by reopening its last month.':
    'Los asientos del final de un año se deshacen reabriendo su último mes.',
  'The books cannot hold this: an amount is too large, or a day or an id is none.':
    'Los libros no pueden guardar esto: un importe es demasiado grande, o una fecha o un id no existe.',
  'The books do not take this.': 'Los libros no admiten esto.',
  'The books refuse it': 'Los libros lo rechazan',
  'Another one has this code, or this purpose.': 'Otra tiene este código o este uso.',
  'Somebody else changed it meanwhile. Load it again, and then save your change.':
    'Otra persona lo cambió mientras tanto. Cárguelo de nuevo y guarde después su cambio.',
  'entry {1} is missing: {2} follows {3}': 'falta el asiento {1}: el {2} sigue al {3}',
  'entry {1} is missing': 'falta el asiento {1}',
  'entry {1} does not follow the one before it': 'el asiento {1} no sigue al anterior',
  'entry {1} has {2} lines and says {3}': 'el asiento {1} tiene {2} líneas y dice {3}',
  'entry {1} has a line of another date or number': 'el asiento {1} tiene una línea de otra fecha o número',
  'entry {1} is not balanced in each fund': 'el asiento {1} no cuadra en cada fondo',
  'entry {1} is not what was posted: its hash differs':
    'el asiento {1} no es lo que se registró: su huella es otra',
  'entry {1} says {2}, and its lines come to {3}': 'el asiento {1} dice {2}, y sus líneas suman {3}',
  'entry {1} has another hash than was expected': 'el asiento {1} tiene otra huella que la esperada',
  'the chain ends at entry {1}, and entry {2} was expected':
    'la cadena termina en el asiento {1}, y se esperaba el {2}',
  'the head of the chain says entry {1}, which is not the last one':
    'el final de la cadena dice el asiento {1}, que no es el último',
  'the head of the chain has another hash than entry {1}':
    'el final de la cadena tiene otra huella que el asiento {1}',
  'the open item {1} says that it was settled on {2}, and its last line is of {3}':
    'la partida abierta {1} dice que se saldó el {2}, y su última línea es del {3}',
  'the open item {1} says {2}, and its lines are {3}':
    'la partida abierta {1} dice {2}, y sus líneas suman {3}',
  '{1} rows of the balances are not what the lines make of them':
    '{1} filas de los saldos no son lo que resulta de las líneas',
  'The community has a chart of accounts already.': 'La comunidad ya tiene un plan de cuentas.',
};
