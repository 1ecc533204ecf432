import type { CsvDoubt, CsvMapping } from '../bank-file';
import { dayIn } from '../text/day.rules';
import { directionOf } from './csv-amount.rules';
import type { CsvRecord } from './csv-records.rules';

export interface Columns extends Pick<
  CsvMapping,
  'amount' | 'payee' | 'memo' | 'checkNumber' | 'bankId' | 'balance'
> {
  date: number;
}

/** Names of columns in files of banks, in English, Spanish, German, French and Dutch; the better ones first. */
const names = {
  date: [
    /^(post(ing|ed)?|book(ing|ed)?|transaction|trans\.?)[ _]?date$/,
    /fecha (de )?(operaci|contab)/,
    /buchung(stag|sdatum)/,
    /^(date|fecha|datum)$/,
    /date|fecha|datum/,
  ],
  amount: [
    /^(amount|importe|monto|betrag|montant|bedrag)$/,
    /amount|importe|monto|betrag|montant|bedrag|umsatz/,
  ],
  debit: [
    /^(debit|debe|cargo|soll|withdrawal|belastung|charge)s?$/,
    /debit|cargo|retiro|withdrawal|paid out|money out|soll|salida|belastung/,
  ],
  credit: [
    /^(credit|haber|abono|haben|deposit)s?$/,
    /credit|abono|deposito|deposit|paid in|money in|haben|ingreso|entrada|gutschrift/,
  ],
  direction: [
    /^(type|dc|d\/c|dr\/cr|cr\/dr|credit\/debit|debit\/credit|credit debit indicator|debit credit|signo|sign|af bij|soll\/haben|tipo)$/,
    /indicator|d\/c|dr\/cr|af bij/,
  ],
  payee: [
    /^(payee|name|beneficiar|counterparty|merchant|nombre|tegenpartij)/,
    /payee|beneficiar|counterparty|merchant|auftraggeber|empfanger|tegenrekening naam/,
  ],
  memo: [
    /^(description|memo|concepto|descripci|verwendungszweck|libelle|omschrijving|narrative)/,
    /^details?/,
    /descri|memo|concept|detail|verwendung|libelle|omschrijving|narrative|particular|buchungstext/,
  ],
  checkNumber: [
    /^(check|cheque)( ?(number|no\.?|num|#))?$/,
    /check (n|#)|check or slip|slip|cheque (n|#)|serial|n.? (de )?cheque/,
  ],
  bankId: [
    /^(transaction id|reference|ref\.?|referencia|fitid|id)$/,
    /transaction (id|number|no)|reference|referenc|fitid/,
  ],
  balance: [/^(balance|saldo|solde)$/, /balance|saldo|solde|running bal/],
} as const satisfies Record<string, readonly RegExp[]>;

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').trim();

/** Numbers with or without signs and marks, and nothing else but a currency. */
export const looksAsAmount = (text: string): boolean =>
  text.length < 40 &&
  /^[-+−(]?\s*(?:[A-Z]{3}|[$€£¥])?\s*[-+−]?\d[\d.,'’ \u00a0\u202f]*\s*(?:[A-Z]{3}|[€£])?\s*[-+−)]?$/.test(
    text.trim(),
  );

/** How many of the cells that are filled in a column are something. */
function shareOf(data: readonly CsvRecord[], column: number, is: (text: string) => boolean): number {
  const cells = data.map(({ cells: all }) => all[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}

const isDay = (text: string) => (['ymd', 'dmy', 'mdy'] as const).some((order) => dayIn(text, order) !== null);

/** Which columns there are of each kind, by their names and by what is in them. */
export function guessColumns(
  titles: readonly string[],
  data: readonly CsvRecord[],
  doubts: CsvDoubt[],
): Columns {
  const taken = new Set<number>();
  const all = titles.map((_, column) => column);
  const free = (is: (column: number) => boolean) => all.filter((column) => !taken.has(column) && is(column));
  const take = (kind: keyof typeof names, is: (column: number) => boolean): number | undefined => {
    const possible = free(is);
    for (const pattern of names[kind]) {
      const found = possible.find((column) => pattern.test(plain(titles[column] ?? '')));
      if (found === undefined) continue;
      taken.add(found);
      return found;
    }
    return undefined;
  };
  const isDays = (column: number) => shareOf(data, column, isDay) === 1;
  const isMoney = (column: number) => shareOf(data, column, looksAsAmount) > 0.9 && !isDays(column);
  const isEmpty = (column: number) => shareOf(data, column, () => true) === 0;
  const isWords = (column: number) => shareOf(data, column, (text) => directionOf(text) !== null) === 1;
  // Not a column of marks, and not one of words for debit and credit alone.
  const isText = (column: number) => !isDays(column) && !isMarks(column) && !isWords(column);

  const isMarks = (column: number) =>
    !isEmpty(column) && shareOf(data, column, (text) => /[\p{L}\p{N}]/u.test(text)) === 0;
  /** Whole numbers beside amounts that have cents. */
  const isNumbers = (column: number) =>
    (titles[column] ?? '').startsWith('#') &&
    !isEmpty(column) &&
    shareOf(data, column, (text) => /^\d{2,12}$/.test(text)) === 1;

  const date = take('date', isDays) ?? free(isDays)[0] ?? 0;
  taken.add(date);
  const balance = take('balance', isMoney);
  const hasCents = free(isMoney).some(
    (column) => shareOf(data, column, (text) => /[.,]\d{2}\D?$/.test(text)) > 0.5,
  );
  const unnamed = hasCents ? free(isNumbers) : [];
  const checkNumber =
    take('checkNumber', (column) => isMoney(column) || isEmpty(column)) ??
    (unnamed.length === 1 ? unnamed[0] : undefined);
  if (checkNumber !== undefined) taken.add(checkNumber);
  const amount = guessAmount({ titles, take, free, taken, isMoney, isEmpty, isWords, data }, doubts);
  const bankId = take('bankId', isText);
  const payee = take('payee', isText);
  const memo =
    take('memo', isText) ?? free((column) => isText(column) && !isMoney(column) && !isEmpty(column))[0];
  return {
    date,
    amount,
    // A file with one text has who it was in it.
    ...optional({
      payee: payee ?? memo,
      memo: payee === undefined ? undefined : memo,
      checkNumber,
      bankId,
      balance,
    }),
  };
}

interface Looking {
  titles: readonly string[];
  take: (kind: keyof typeof names, is: (column: number) => boolean) => number | undefined;
  free: (is: (column: number) => boolean) => number[];
  taken: Set<number>;
  isMoney: (column: number) => boolean;
  isEmpty: (column: number) => boolean;
  isWords: (column: number) => boolean;
  data: readonly CsvRecord[];
}

function guessAmount(looking: Looking, doubts: CsvDoubt[]): CsvMapping['amount'] {
  const { titles, take, free, taken, isMoney, isEmpty, isWords, data } = looking;
  const money = (column: number) => isMoney(column) || isEmpty(column);
  // First, since both may be called amounts too: "Amount Debit" and "Amount Credit".
  const [debit, credit] = [take('debit', money), take('credit', money)];
  if (debit !== undefined && credit !== undefined) return { kind: 'two', debit, credit };
  for (const alone of [debit, credit]) if (alone !== undefined) taken.delete(alone);
  const named = take('amount', isMoney);
  const [first, second] = free(isMoney);
  const column = named ?? first ?? 0;
  const hasTwin = free(isMoney).some((other) => other !== column && titles[other] === titles[column]);
  if ((named === undefined && second !== undefined) || hasTwin)
    doubts.push({ about: 'amount', message: 'More than one column could be the amount. Choose it.' });
  taken.add(column);
  const sign = take('direction', isWords) ?? free(isWords)[0];
  if (sign === undefined || isSignedAsSaid(data, column, sign))
    return { kind: 'signed', column, negate: false };
  taken.add(sign);
  return { kind: 'signed-by', column, sign };
}

/** Whether amounts have both signs, and each the one that the word beside it says: the words add nothing. */
function isSignedAsSaid(data: readonly CsvRecord[], column: number, sign: number): boolean {
  const told = data.map(({ cells }) => ({
    direction: directionOf(cells[sign] ?? ''),
    minus: /^\D*[-−(]|[-−)]\D*$/.test(cells[column]?.trim() ?? ''),
  }));
  return (
    told.some(({ minus }) => minus) &&
    told.some(({ minus }) => !minus) &&
    told.every(({ direction, minus }) => direction === (minus ? -1 : 1))
  );
}

type Optional = Pick<Columns, 'payee' | 'memo' | 'checkNumber' | 'bankId' | 'balance'>;

function optional(found: { [Key in keyof Optional]: Optional[Key] | undefined }): Optional {
  const { payee, memo, checkNumber, bankId, balance } = found;
  return {
    ...(payee === undefined ? {} : { payee }),
    ...(memo === undefined ? {} : { memo }),
    ...(checkNumber === undefined ? {} : { checkNumber }),
    ...(bankId === undefined ? {} : { bankId }),
    ...(balance === undefined ? {} : { balance }),
  };
}
