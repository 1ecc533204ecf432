import { currencyExponent } from '@courtyard/contract/formats';
import type { AccountType } from '../ledger.tables';
import type { OpenItemName } from '../../platform/tenancy/profile/ports/open-item-names';
import type { ExportedAccount, ExportedEntry, ExportedLine } from './journal.sql';

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

/** One file while it is written. */
export interface JournalFile {
  format: JournalFormat;
  currency: string;
  pathOf: ReturnType<typeof accountPaths>;
}

export const journalFile = (format: JournalFormat, currency: string): JournalFile => ({
  format,
  currency,
  pathOf: accountPaths(),
});

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** In a description of hledger and ledger, a semicolon begins a comment and a bar splits it. */
const described = ({ no, kind, memo }: ExportedEntry) =>
  oneLine(memo === null ? `${kind} ${no}` : memo.replaceAll(/[;|"\\]/g, ','));

/** The value of a tag, which a comma ends. */
const tagged = (text: string) => oneLine(text.replaceAll(/[,;:|"\\]/g, ' '));

type Names = ReadonlyMap<string, OpenItemName>;

/** Due date, party and invoice of a line, as far as it has them. */
function tagsOf({ openItemId, dueOn }: ExportedLine, names: Names) {
  const { party = null, invoice = null } = names.get(openItemId ?? '') ?? {};
  const tags: [string, string | null][] = [
    ['due', dueOn],
    ['party', party],
    ['invoice', invoice],
  ];
  return tags.flatMap(([name, value]) => (value === null ? [] : [[name, tagged(value)] as const]));
}

function hledgerEntry(entry: ExportedEntry, { currency, pathOf }: JournalFile, names: Names): string {
  const exponent = currencyExponent(currency);
  // As hledger knows entries of a year's end, which its income statement leaves out by `not:tag:clopen`.
  const tags = [
    `no:${entry.no}`,
    `kind:${entry.kind}`,
    ...(entry.class === 'closing' ? ['clopen:'] : []),
  ].join(', ');
  const lines = entry.lines.map((line) => {
    const comment = tagsOf(line, names)
      .map(([name, value]) => `${name}:${value}`)
      .join(', ');
    const amount = `    ${pathOf(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`;
    return comment === '' ? amount : `${amount}  ; ${comment}`;
  });
  return `${entry.date} * (${entry.no}) ${described(entry)}  ; ${tags}\n${lines.join('\n')}\n\n`;
}

function beancountEntry(entry: ExportedEntry, { currency, pathOf }: JournalFile, names: Names): string {
  const exponent = currencyExponent(currency);
  const lines = entry.lines.flatMap((line) => [
    `  ${pathOf(line)}  ${amountText(line.amountMinor, exponent)} ${currency}`,
    ...tagsOf(line, names).map(([name, value]) => `    ${name}: ${name === 'due' ? value : `"${value}"`}`),
  ]);
  const tag = entry.class === 'closing' ? ' #closing' : '';
  return `${entry.date} * "${described(entry)}"${tag}\n  no: ${entry.no}\n  kind: "${entry.kind}"\n${lines.join('\n')}\n\n`;
}

/** What comes before the accounts. */
export function headOfJournal({ format, currency }: JournalFile, community: string): string {
  const exponent = currencyExponent(currency);
  if (format === 'beancount')
    return `option "title" "${oneLine(community).replaceAll(/["\\]/g, ',')}"\noption "operating_currency" "${currency}"\n\n`;
  // hledger asks for a decimal mark, also where nothing stands behind it.
  const zero = exponent === 0 ? '0.' : amountText(0, exponent);
  return `; ${oneLine(community)}\ncommodity ${zero} ${currency}\n\n`;
}

/** hledger's types of accounts: https://hledger.org/hledger.html#account-types. */
const hledgerTypes: Readonly<Record<AccountType, string>> = {
  asset: 'A',
  liability: 'L',
  'fund-balance': 'E',
  income: 'R',
  expense: 'X',
  transfer: 'E',
};

/** Declares an account. Those of the bank are cash to hledger, for its statement of cash flows. */
export function textOfAccount(account: ExportedAccount, { format, pathOf }: JournalFile): string {
  // An entry with a later number may be dated earlier: accounts are open from the beginning.
  if (format === 'beancount') return `1900-01-01 open ${pathOf(account)}\n`;
  const isCash = account.accountPurpose === 'bank' || account.accountPurpose === 'undeposited';
  // The comment on a line of its own: ledger takes one behind the name as a part of the name.
  return `account ${pathOf(account)}\n    ; type:${isCash ? 'C' : hledgerTypes[account.accountType]}\n`;
}

/** An entry; tags of its lines by the ids of their open items. */
export const textOfEntry = (entry: ExportedEntry, file: JournalFile, names: Names): string =>
  file.format === 'hledger' ? hledgerEntry(entry, file, names) : beancountEntry(entry, file, names);
