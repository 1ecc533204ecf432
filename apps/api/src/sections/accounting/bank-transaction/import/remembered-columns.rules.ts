import type { BankCsvMapping } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';

/** How the columns of a file were read, with their headings; files that were imported before headings were stored have none. */
export type RememberedCsv = BankCsvMapping & { headings?: string[] };

/** Without case, accents, spaces and marks. */
const normalized = (heading: string) =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');

/** Columns of files without a header row are numbered. */
const isNumbered = (heading: string) => /^#\d+$/.test(heading);

/**
 * The remembered mapping for a file with other columns, each found by its heading; null where one of them is not there, or is there twice.
 * A file without a header row has to have the same number of columns. What is of the file itself comes from how it looks.
 */
export function mappingByHeadings(
  { headings, ...remembered }: RememberedCsv,
  columns: readonly string[],
  { delimiter, headerLines }: Pick<BankCsvMapping, 'delimiter' | 'headerLines'>,
): BankCsvMapping | null {
  if (headings === undefined) return null;
  const [before, now] = [headings.map(normalized), columns.map(normalized)];
  const isSame = before.length === now.length && before.every((heading, at) => heading === now[at]);
  let isWhole = true;
  const found = (column: number): number => {
    if (isSame) return column;
    const heading = before[column] ?? '';
    const isClear = (all: readonly string[]) => all.filter((other) => other === heading).length === 1;
    if (heading === '' || isNumbered(heading) || !isClear(before) || !isClear(now)) isWhole = false;
    return Math.max(0, now.indexOf(heading));
  };
  const foundIfAny = (column: number | undefined) => (column === undefined ? undefined : found(column));
  const { amount, date } = remembered;
  const mapping: BankCsvMapping = {
    ...remembered,
    delimiter,
    headerLines,
    date: { ...date, column: found(date.column) },
    amount:
      amount.kind === 'two'
        ? { ...amount, debit: found(amount.debit), credit: found(amount.credit) }
        : amount.kind === 'signed-by'
          ? { ...amount, column: found(amount.column), sign: found(amount.sign) }
          : { ...amount, column: found(amount.column) },
    payee: foundIfAny(remembered.payee),
    memo: foundIfAny(remembered.memo),
    checkNumber: foundIfAny(remembered.checkNumber),
    bankId: foundIfAny(remembered.bankId),
    balance: foundIfAny(remembered.balance),
  };
  return isWhole ? mapping : null;
}
