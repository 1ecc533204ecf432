import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of files of another system, in Spanish by English. */
export const movingInSentences: Sentences = {
  'These files were already posted and removed. Choose them again to check whether anything is left.':
    'Estos archivos ya se registraron y se eliminaron. Elíjalos de nuevo para ver si queda algo.',
  '"{1}" is ambiguous: day first or month first? Enter dates as 2026-01-31.':
    '«{1}» es ambiguo: ¿primero el día o el mes? Escriba las fechas como 2026-01-31.',
  '"{1}" isn’t a date. Enter dates as 2026-01-31.':
    '«{1}» no es una fecha. Escriba las fechas como 2026-01-31.',
  'This date is already in these books, and the amount needs approval. Enter it as a journal entry.':
    'Los libros ya se llevaban aquí en esa fecha y el importe requiere aprobación. Regístrelo como asiento contable.',
  'The old system’s last day is already in these books, and the amount needs approval. Enter it as a bill.':
    'Los libros ya se llevaban aquí el último día del sistema anterior y el importe requiere aprobación. Regístrela como factura recibida.',
  'This date is after the old system’s last day.':
    'Esta fecha es posterior al último día del sistema anterior.',
  '"{1}" isn’t an amount. Enter it as 1234.56.': '«{1}» no es un importe. Escríbalo como 1234.56.',
  'Enter the open amount, greater than zero.': 'Escriba el importe pendiente, mayor que cero.',
  'Enter an account code from the chart.': 'Escriba el código de una cuenta del plan.',
  'No account with code {1} in the chart.': 'No hay cuenta con el código {1} en el plan.',
  'No fund "{1}". Use one of: {2}.': 'No hay fondo «{1}». Use uno de estos: {2}.',
  'Enter the fund.': 'Indique el fondo.',
  'More than one property is named "{1}". Add the building before the name.':
    'Más de una propiedad se llama «{1}». Agregue el edificio antes del nombre.',
  'No property "{1}".': 'No hay propiedad «{1}».',
  'The entry starting on this line balances in total, but not in each fund.':
    'El asiento que empieza en esta línea cuadra en total, pero no en cada fondo.',
  'Debits don’t equal credits in the entry starting on this line.':
    'El debe y el haber no cuadran en el asiento que empieza en esta línea.',
  'This account has no open items. Its balance comes from the journal file.':
    'Esta cuenta no tiene partidas abiertas. Su saldo viene del archivo del diario.',
  'Accounts payable comes from the open bills file. Import that file instead.':
    'Lo que se debe a proveedores viene del archivo de facturas abiertas. Importe ese archivo.',
  'Choose an account without open items that all funds can use.':
    'Elija una cuenta sin partidas abiertas que puedan usar todos los fondos.',
  'Some rows have errors, so nothing was posted. Correct the file and upload it again.':
    'Hay filas con errores y no se registró nada. Corrija el archivo y súbalo de nuevo.',
  'The books don’t match the old trial balance, so nothing was posted.':
    'Los libros no coinciden con el balance anterior y no se registró nada.',
};
