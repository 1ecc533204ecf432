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

/** `Assets:OP:1010-Operating-checking`; the same in both formats. */
export const accountPath = (
  line: Pick<ExportedLine, 'accountType' | 'fundCode' | 'accountCode' | 'accountName'>,
) =>
  `${roots[line.accountType]}:F${wordOf(line.fundCode)}:${wordOf(line.accountCode)}-${wordOf(line.accountName)}`;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** In a description of hledger and ledger, a semicolon begins a comment and a bar splits it. */
const described = ({ no, kind, memo }: ExportedEntry) =>
  oneLine(memo === null ? `${kind} ${no}` : memo.replaceAll(/[;|"\\]/g, ','));

function hledgerEntry(entry: ExportedEntry, currency: string, exponent: number): string {
  // As hledger knows entries of a year's end, which its income statement leaves out by `not:tag:clopen`.
  const tags = [
    `no:${entry.no}`,
    `kind:${entry.kind}`,
    ...(entry.class === 'closing' ? ['clopen:'] : []),
  ].join(', ');
  const lines = entry.lines.map(
    (line) => `    ${accountPath(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`,
  );
  return `${entry.date} * (${entry.no}) ${described(entry)}  ; ${tags}\n${lines.join('\n')}\n\n`;
}

function beancountEntry(entry: ExportedEntry, currency: string, exponent: number): string {
  const lines = entry.lines.map(
    (line) => `  ${accountPath(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`,
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

/** An entry; in Beancount, with the accounts that it is the first of (`opened` remembers them). */
export function textOfEntry(
  format: JournalFormat,
  entry: ExportedEntry,
  { currency, opened }: { currency: string; opened: Set<string> },
): string {
  const exponent = currencyExponent(currency);
  if (format === 'hledger') return hledgerEntry(entry, currency, exponent);
  const fresh = [...new Set(entry.lines.map(accountPath))].filter((path) => !opened.has(path));
  for (const path of fresh) opened.add(path);
  // An entry with a later number may be dated earlier: accounts are open from the beginning.
  return (
    fresh.map((path) => `1900-01-01 open ${path}\n`).join('') + beancountEntry(entry, currency, exponent)
  );
}
