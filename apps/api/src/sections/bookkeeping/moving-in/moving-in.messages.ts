import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of files of another system, in Spanish by English. */
export const movingInSentences: Sentences = {
  'These files were posted, and are not kept any more. Choose them again to see whether anything is left.':
    'Estos archivos ya se asentaron y no se conservan más. Elíjalos de nuevo para ver si queda algo.',
  '"{1}" could be read day first or month first. Write the dates as 2026-01-31.':
    '«{1}» podría leerse con el día o con el mes primero. Escriba las fechas como 2026-01-31.',
  '"{1}" is no date. Write dates as 2026-01-31.':
    '«{1}» no es una fecha. Escriba las fechas como 2026-01-31.',
  'On this day the books were kept here already, and this entry takes a second person. Write it as a journal entry.':
    'Ese día los libros ya se llevaban aquí, y este asiento necesita a una segunda persona. Escríbalo como asiento contable.',
  'On the last day of the old system the books were kept here already, and this bill takes a second person. Enter it as a bill.':
    'El último día del sistema anterior los libros ya se llevaban aquí, y esta factura necesita a una segunda persona. Regístrela como factura recibida.',
  'This is after the last day of the old system.': 'Es posterior al último día del sistema anterior.',
  '"{1}" is no amount. Write it as 1234.56.': '«{1}» no es un importe. Escríbalo como 1234.56.',
  'Enter what is open, as more than zero.': 'Escriba lo que está abierto, mayor que cero.',
  'Write the code of an account of the chart.': 'Escriba el código de una cuenta del plan.',
  'There is no account with the code {1} in the chart.':
    'No hay ninguna cuenta con el código {1} en el plan.',
  'There is no fund "{1}". Use one of: {2}.': 'No hay ningún fondo «{1}». Use uno de estos: {2}.',
  'Say which fund this is of.': 'Diga de qué fondo es.',
  'More than one property is called "{1}". Write its building before it.':
    'Más de una propiedad se llama «{1}». Escriba delante su edificio.',
  'There is no property "{1}".': 'No hay ninguna propiedad «{1}».',
  'The entry that begins here is balanced in total, but not in each fund.':
    'El asiento que empieza aquí cuadra en total, pero no en cada fondo.',
  'Debits and credits of the entry that begins here are not equal.':
    'El debe y el haber del asiento que empieza aquí no son iguales.',
  'This account has no open items: its balance comes with the journal.':
    'Esta cuenta no tiene partidas abiertas: su saldo viene con el diario.',
  'What is owed to vendors begins with their bills: bring them as a file of open bills.':
    'Lo que se debe a proveedores empieza con sus facturas: tráigalas como archivo de facturas abiertas.',
  'Choose an account without open items that every fund may use.':
    'Elija una cuenta sin partidas abiertas que puedan usar todos los fondos.',
  'Rows with errors are in the way: nothing was posted. Correct the file and upload it again.':
    'Hay filas con errores: no se registró nada. Corrija el archivo y súbalo de nuevo.',
  'The comparison with the old trial balance does not come to zero: nothing was posted.':
    'La comparación con el balance anterior no da cero: no se registró nada.',
};
