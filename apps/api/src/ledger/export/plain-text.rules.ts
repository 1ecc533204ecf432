import { currencyExponent } from '@courtyard/contract/formats';
import type { AccountType } from '../ledger.tables';
import type { ExportedEntry, ExportedLine } from './journal.sql';

export type JournalFormat = 'hledger' | 'beancount';

/** `-1234.05`, exact for every whole number of minor units. */
export function amountText(amountMinor: number, exponent: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (exponent === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

const roots: Readonly<Record<AccountType, string>> = {
  asset: 'Assets',
  liability: 'Liabilities',
  'fund-balance': 'Equity',
  income: 'Income',
  expense: 'Expenses',
  transfer: 'Equity:Transfers',
};

/** A part of an account's name as both formats take it: letters of ASCII, digits and hyphens, with a capital or a digit first. */
function wordOf(text: string): string {
  const word = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return word === '' ? 'X' : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

type Posted = Pick<ExportedLine, 'accountType' | 'fundCode' | 'accountCode' | 'accountName'>;

const wordsOf = ({ accountType, fundCode, accountCode, accountName }: Posted) =>
  `${roots[accountType]}:F${wordOf(fundCode)}:${wordOf(accountCode)}-${wordOf(accountName)}`;

/**
 * What accounts are called in one file, the same in both formats: `Assets:FOP:1010-Operating-checking`. Both know fewer letters than people
 * use: of accounts or funds that would have one name, as A-1 and A.1, the later ones get a number, so that their sums stay apart.
 */
export function accountPaths(): (line: Posted) => string {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  return (line) => {
    const account = JSON.stringify([line.fundCode, line.accountCode]);
    const known = paths.get(account);
    if (known !== undefined) return known;
    const first = wordsOf(line);
    let path = first;
    for (let number = 2; taken.has(path); number += 1) path = `${first}-${number}`;
    taken.add(path);
    paths.set(account, path);
    return path;
  };
}

/** What is kept while one file is written. */
export interface JournalFile {
  currency: string;
  pathOf: ReturnType<typeof accountPaths>;
  /** Accounts that the file has opened, by name. */
  opened: Set<string>;
}

export const journalFile = (currency: string): JournalFile => ({
  currency,
  pathOf: accountPaths(),
  opened: new Set(),
});

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** In a description of hledger and ledger, a semicolon begins a comment and a bar splits it. */
const described = ({ no, kind, memo }: ExportedEntry) =>
  oneLine(memo === null ? `${kind} ${no}` : memo.replaceAll(/[;|"\\]/g, ','));

function hledgerEntry(entry: ExportedEntry, { currency, pathOf }: JournalFile): string {
  const exponent = currencyExponent(currency);
  // As hledger knows entries of a year's end, which its income statement leaves out by `not:tag:clopen`.
  const tags = [
    `no:${entry.no}`,
    `kind:${entry.kind}`,
    ...(entry.class === 'closing' ? ['clopen:'] : []),
  ].join(', ');
  const lines = entry.lines.map(
    (line) => `    ${pathOf(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`,
  );
  return `${entry.date} * (${entry.no}) ${described(entry)}  ; ${tags}\n${lines.join('\n')}\n\n`;
}

function beancountEntry(entry: ExportedEntry, { currency, pathOf }: JournalFile): string {
  const exponent = currencyExponent(currency);
  const lines = entry.lines.map(
    (line) => `  ${pathOf(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`,
  );
  const tag = entry.class === 'closing' ? ' #closing' : '';
  return `${entry.date} * "${described(entry)}"${tag}\n  no: ${entry.no}\n  kind: "${entry.kind}"\n${lines.join('\n')}\n\n`;
}

/** What stands before the entries. */
export function headOfJournal(
  format: JournalFormat,
  { name, currency }: { name: string; currency: string },
): string {
  const exponent = currencyExponent(currency);
  if (format === 'beancount')
    return `option "title" "${oneLine(name).replaceAll(/["\\]/g, ',')}"\noption "operating_currency" "${currency}"\n\n`;
  // hledger asks for a decimal mark, also where nothing stands behind it.
  const zero = exponent === 0 ? '0.' : amountText(0, exponent);
  return `; ${oneLine(name)}\ncommodity ${zero} ${currency}\n\n`;
}

/** An entry; in Beancount, with the accounts that it is the first of. */
export function textOfEntry(format: JournalFormat, entry: ExportedEntry, file: JournalFile): string {
  if (format === 'hledger') return hledgerEntry(entry, file);
  const fresh = [...new Set(entry.lines.map(file.pathOf))].filter((path) => !file.opened.has(path));
  for (const path of fresh) file.opened.add(path);
  // An entry with a later number may be dated earlier: accounts are open from the beginning.
  return fresh.map((path) => `1900-01-01 open ${path}\n`).join('') + beancountEntry(entry, file);
}
