import type { Sentences } from '../../platform/http/language/sentence';

/** What people are told of a file from a bank, in Spanish by English. Sentences are put together of parts: what was there, and what was expected. */
export const bankFileSentences: Sentences = {
  '</{1}> before it': '</{1}> antes',
  '</{1}> of line {2} before it': '</{1}> de la línea {2} antes',
  '<OFX> again': '<OFX> otra vez',
  '<OFX> around it': '<OFX> alrededor',
  '<{1}> before it': '<{1}> antes',
  '<{1}> inside of <{2}>': '<{1}> dentro de <{2}>',
  '<{1}> inside of <{2}>, which began on line {3}': '<{1}> dentro de <{2}>, que empezó en la línea {3}',
  '<{1}> without <{2}>': '<{1}> sin <{2}>',
  'A balance in {1} is left out: the account is in {2}.': 'Se omite un saldo en {1}: la cuenta es en {2}.',
  'A second account number is left out: {1}': 'Se omite un segundo número de cuenta: {1}',
  'A second opening balance is left out: {1}': 'Se omite un segundo saldo inicial: {1}',
  'CRDT or DBIT': 'CRDT o DBIT',
  'Line {1}: {2}. Expected: {3}.': 'Línea {1}: {2}. Se esperaba: {3}.',
  'More than one column could be the amount. Choose it.':
    'Más de una columna podría ser el importe. Elíjala.',
  'No amount has a minus: look whether all of this money came in.':
    'Ningún importe tiene signo menos: compruebe si todo este dinero entró.',
  'Not every line tells whether money came in or went out.':
    'No todas las líneas dicen si el dinero entró o salió.',
  'Nothing in the file tells in which order day, month and year of its dates stand. They are read month first, as Quicken writes them.':
    'Nada en el archivo dice en qué orden están el día, el mes y el año de sus fechas. Se leen con el mes primero, como las escribe Quicken.',
  'Nothing in the file tells what the commas in its amounts are. They are read as between thousands, as Quicken writes them.':
    'Nada en el archivo dice qué son las comas de sus importes. Se leen como separación de millares, como las escribe Quicken.',
  'OFX, QFX, QIF, CAMT, MT940 or CSV': 'OFX, QFX, QIF, CAMT, MT940 o CSV',
  'The amounts do not tell which mark is before their cents. Choose it.':
    'Los importes no dicen qué signo va delante de los céntimos. Elíjalo.',
  'The balance beside this line does not follow from the one before. Lines are missing, or are there twice.':
    'El saldo junto a esta línea no se sigue del anterior. Faltan líneas o están dos veces.',
  'The dates of this file cannot all be read in one order of day, month and year.':
    'Las fechas de este archivo no se pueden leer todas en un mismo orden de día, mes y año.',
  'The file has no closing balance, so that nothing shows whether its lines are all.':
    'El archivo no tiene saldo final, así que nada muestra si están todas sus líneas.',
  'The file says that it is UTF-8 and is not: it was read as Windows-1252. Look at names with accents.':
    'El archivo dice ser UTF-8 y no lo es: se leyó como Windows-1252. Revise los nombres con acentos.',
  'The line of amount 0 is left out.': 'Se omite la línea de importe 0.',
  'The amounts of one column, or with one word, have both signs. Look whether those of the rarer sign took money back.':
    'Los importes de una columna, o con una misma palabra, tienen ambos signos. Compruebe si los del signo menos frecuente son devoluciones.',
  'The line {1} is a balance without an amount, and is left out.':
    'La línea {1} es un saldo sin importe, y se omite.',
  'The line {1} is pending and is left out. Import it once it is posted.':
    'La línea {1} está pendiente y se omite. Impórtela cuando esté contabilizada.',
  'The line {1} has neither date nor amount, and is left out.':
    'La línea {1} no tiene fecha ni importe, y se omite.',
  "The opening balance and the lines come to {1}, and the file's closing balance is {2}. Lines are missing, or are there twice.":
    'El saldo inicial y las líneas suman {1}, y el saldo final del archivo es {2}. Faltan líneas o están dos veces.',
  'The parts of this transaction do not come to its amount. The amount counts.':
    'Las partes de este movimiento no suman su importe. Cuenta el importe.',
  'The value date is {1} February, which no year has: {2} is taken. It is booked on the day of entry.':
    'La fecha valor es el {1} de febrero, que no existe: se toma {2}. Se registra en el día del asiento.',
  'This file cannot be read: {1}. Expected: {2}.': 'Este archivo no se puede leer: {1}. Se esperaba: {2}.',
  'UTF-8 or UTF-16': 'UTF-8 o UTF-16',
  'XML of another kind': 'XML de otra clase',
  'XML without declarations of its own': 'XML sin declaraciones propias',
  'a CAMT.052, .053 or .054 file, which has <BkToCstmrStmt>':
    'un archivo CAMT.052, .053 o .054, que tiene <BkToCstmrStmt>',
  'a DOCTYPE': 'un DOCTYPE',
  'a QIF file, which has a line “!Type:”': 'un archivo QIF, que tiene una línea «!Type:»',
  'a balance as C260131EUR1234,56': 'un saldo como C260131EUR1234,56',
  'a character that text does not have (NUL)': 'un carácter que un texto no tiene (NUL)',
  'a choice of its columns': 'una elección de sus columnas',
  'a currency as USD or EUR': 'una moneda como USD o EUR',
  'a date as {1}': 'una fecha como {1}',
  'a date with day, month and year, as 1/31/2026': 'una fecha con día, mes y año, como 1/31/2026',
  'a date with its parts in the order of those before it':
    'una fecha con sus partes en el orden de las anteriores',
  'a day of entry as 0131': 'un día de asiento como 0131',
  'a declaration (“<!”)': 'una declaración («<!»)',
  'a field of QIF, which begins with a capital letter as D, T or P':
    'un campo de QIF, que empieza con una mayúscula como D, T o P',
  'a line as 2601310131D12,34NTRFNONREF': 'una línea como 2601310131D12,34NTRFNONREF',
  'a line that begins with {1}': 'una línea que empieza con {1}',
  'a quotation mark at its end': 'unas comillas al final',
  'a quotation mark in the middle of a cell': 'unas comillas en medio de una celda',
  'a quoted cell that never ends': 'una celda entre comillas que no termina',
  'a second closing balance': 'un segundo saldo final',
  'a statement': 'un extracto',
  'a statement without account and without transactions': 'un extracto sin cuenta y sin movimientos',
  'a table with a date and an amount in each line': 'una tabla con fecha e importe en cada línea',
  'a text file of a bank': 'un archivo de texto de un banco',
  'a transaction without a date': 'un movimiento sin fecha',
  'a transaction without an amount': 'un movimiento sin importe',
  'a word as debit or credit': 'una palabra como cargo o abono',
  'amounts in {1}, as the account': 'importes en {1}, como la cuenta',
  'an MT940 file, which has lines as “:20:” and “:61:”':
    'un archivo MT940, que tiene líneas como «:20:» y «:61:»',
  'an OFX file, which has <OFX>': 'un archivo OFX, que tiene <OFX>',
  'an amount as {1}': 'un importe como {1}',
  'an amount without a sign': 'un importe sin signo',
  'an amount in {1}': 'un importe en {1}',
  'an amount of at most 15 digits': 'un importe de 15 cifras como máximo',
  'an amount out and an amount in': 'un importe de salida y uno de entrada',
  'an amount out or an amount in': 'un importe de salida o uno de entrada',
  'an entry of more than 500,000 elements': 'un apunte de más de 500 000 elementos',
  'an entry without a date': 'un apunte sin fecha',
  'at most {1} digits after the decimal point': '{1} decimales como máximo',
  'broken XML ({1})': 'XML roto ({1})',
  'characters of no known encoding': 'caracteres de ninguna codificación conocida',
  'dates that contradict each other': 'fechas que se contradicen',
  'elements more than {1} deep': 'elementos a más de {1} niveles',
  'elements of OFX alone': 'solo elementos de OFX',
  'fewer days in one file': 'menos días en un archivo',
  'field {1} outside of a statement': 'el campo {1} fuera de un extracto',
  'it has no line after its header': 'no tiene ninguna línea tras el encabezado',
  'it has no statement': 'no tiene ningún extracto',
  'it has no transactions of a bank account': 'no tiene movimientos de una cuenta bancaria',
  'it has {1} MB': 'tiene {1} MB',
  'it is empty': 'está vacío',
  'its closing balance, “:62F:”': 'su saldo final, «:62F:»',
  'its columns can be read in more than one way': 'sus columnas se pueden leer de más de una manera',
  'its format is not known': 'su formato no se conoce',
  'its text of two bytes for each character is broken': 'su texto de dos bytes por carácter está roto',
  'lines with a date and an amount': 'líneas con fecha e importe',
  'more than 200,000 transactions': 'más de 200 000 movimientos',
  'more than {1} cells': 'más de {1} celdas',
  'no amount': 'ningún importe',
  'no date': 'ninguna fecha',
  'no field of a statement': 'ningún campo de un extracto',
  'no line with a date and an amount': 'ninguna línea con fecha e importe',
  'nothing that tells money in from money out': 'nada que distinga entradas de salidas',
  'one of the two': 'uno de los dos',
  'one order of day, month and year': 'un solo orden de día, mes y año',
  "the bank's error {1}": 'el error del banco {1}',
  'the end of the file after </OFX>': 'el final del archivo tras </OFX>',
  'the end of the one before': 'el final del anterior',
  'the file ends in the record of line {1}': 'el archivo termina dentro del registro de la línea {1}',
  'the file ends inside of <{1}> of line {2}': 'el archivo termina dentro de <{1}> de la línea {2}',
  'the statement of line {1} has no end': 'el extracto de la línea {1} no tiene final',
  'the whole cell in quotation marks': 'toda la celda entre comillas',
  'transactions after a line “!Type:Bank”': 'movimientos tras una línea «!Type:Bank»',
  'well-formed XML': 'XML bien formado',
  '{1} MB at most: take fewer days at once': '{1} MB como máximo: tome menos días de una vez',
  '{1} could be read day first or month first. Choose which.':
    '{1} podría leerse con el día o con el mes primero. Elija.',
  '{1} entries that are not booked yet are left out.':
    'Se omiten {1} apuntes que aún no están contabilizados.',
  "{1} purchases, sales or dividends of securities are left out: only what went through cash as a bank's transaction is read.":
    'Se omiten {1} compras, ventas o dividendos de valores: solo se leen los movimientos de efectivo.',
  '{1} transactions of securities are left out.': 'Se omiten {1} movimientos de valores.',
  '“:20:” before it': '«:20:» antes',
  '“^” at its end': '«^» al final',
  '“^” at the end of the record of line {1}': '«^» al final del registro de la línea {1}',
  '“{1}” behind it': '«{1}» detrás',
  '“{1}” that never ends': '«{1}» que no termina',
};
