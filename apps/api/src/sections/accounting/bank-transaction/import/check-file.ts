import { createHash } from 'node:crypto';
import type {
  BankImportCheck,
  bankImportRoutes,
  BankImportUnread,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { addDays } from '@courtyard/contract/days';
import { formatMoney } from '@courtyard/contract/formats';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/implement';
import { msg } from '../../../../platform/http/language/sentence';
import type { CallContext } from '../../../../platform/section/call-context';
import { requireBankAccount } from '../queries/bank-account';
import { judgeLines, type KnownLine, type Verdict } from './duplicates.rules';
import { importedElsewhere, importsOf, linesAround } from './import.sql';
import { readFile, type ReadFile, type TheirLines } from './read-file';

export type ImportContext = CallContext & Pick<Call, 'translate'>;
type Answer = z.output<(typeof bankImportRoutes.checkBankFile)['response']>['data'];
type Question = BankImportCheck['questions'][number];
type Imports = Awaited<ReturnType<typeof importsOf>>;

/** A file as it would be taken in. */
export interface CheckedFile {
  answer: BankImportCheck;
  read: TheirLines;
  verdicts: Verdict[];
}

const maxRows = 1000;

const sumOf = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Which lines were there when the verdicts were made. */
const fingerprintOf = (there: readonly KnownLine[], file: ReadFile) =>
  createHash('sha256')
    .update([JSON.stringify(file.csv?.mapping ?? null), ...there.map(({ id }) => id)].join('\n'))
    .digest('base64url');

/** What a person has to answer before the file is taken in. */
function questionsOf(
  { translate, tenant }: ImportContext,
  read: TheirLines,
  { csv, imports, elsewhere }: { csv: ReadFile['csv']; imports: Imports; elsewhere: string | null },
): Question[] {
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, tenant.currency, { language: tenant.language });
  const questions: Question[] = (csv?.doubts ?? []).map((doubt) => ({
    question: 'csv',
    text: translate(doubt),
  }));
  const before = imports.find(({ accountHint }) => accountHint !== null)?.accountHint;
  const { accountHint, openingMinor, closingMinor, from } = read;
  if (elsewhere !== null && accountHint !== null)
    questions.push({
      question: 'other-account',
      text: translate(
        msg`This file is for account ${accountHint}, whose files are imported to ${elsewhere}. If that is right, cancel and choose ${elsewhere}.`,
      ),
    });
  else if (before !== undefined && before !== null && accountHint !== null && before !== accountHint)
    questions.push({
      question: 'other-account',
      text: translate(
        msg`This file is for account ${accountHint}. The last file of this bank account was for ${before}. If the number didn’t change, cancel and choose the bank account that it belongs to.`,
      ),
    });
  const computed = (openingMinor ?? 0) + sumOf(read.lines);
  if (openingMinor !== null && closingMinor !== null && computed !== closingMinor)
    questions.push({
      question: 'does-not-add-up',
      text: translate(
        msg`The opening balance plus the lines is ${money(computed)}, but the file’s closing balance is ${money(closingMinor)}.`,
      ),
    });
  const [last] = imports.toSorted((one, other) => other.untilOn.localeCompare(one.untilOn));
  if (
    last &&
    openingMinor !== null &&
    last.closingMinor !== null &&
    from > addDays(last.untilOn, 1) &&
    openingMinor !== last.closingMinor
  )
    questions.push({
      question: 'gap',
      text: translate(
        msg`The last file ended with ${money(last.closingMinor)} and this one starts with ${money(openingMinor)}. Lines in between are missing.`,
      ),
    });
  return questions;
}

const shownCsv = (csv: NonNullable<ReadFile['csv']>): BankImportUnread['csv'] => {
  const { mapping, columns, preview, isRemembered } = csv;
  return { mapping, columns, preview, isRemembered };
};

/** Reads a file and tells what would become of each line; nothing is written. */
export async function checkFile(
  context: ImportContext,
  input: z.output<(typeof bankImportRoutes.checkBankFile)['body']>,
): Promise<CheckedFile | BankImportUnread> {
  const { tx, translate } = context;
  const { accountId, fileId } = input;
  await requireBankAccount(tx, accountId);
  const imports = await importsOf(tx, accountId);
  const remembered = imports.find(({ csv }) => csv !== null)?.csv ?? null;
  const file = await readFile(context, { ...input, remembered });
  const { read, csv, fileName, problem } = file;
  if (read === null) {
    if (!csv) throw new Error('only the columns of a CSV file can be unclear');
    return { fileId, fileName, problem: translate(problem ?? ''), csv: shownCsv(csv) };
  }
  const { lines, warnings, from, until, ...rest } = read;
  const { accountHint } = rest;
  const isOwn = imports.some((each) => each.accountHint === accountHint);
  const elsewhere =
    accountHint === null || isOwn ? null : await importedElsewhere(tx, { accountId, accountHint });
  const there = await linesAround(tx, accountId, { from, until });
  const before = imports.map(({ fromOn, untilOn }) => ({ from: fromOn, until: untilOn }));
  const verdicts = judgeLines(lines, there, { file: { from, until }, before });
  const counts = { new: 0, known: 0, doubtful: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  const rows = lines.slice(0, maxRows).map((line, place) => ({
    place: line.place,
    bookedOn: line.bookedOn,
    payee: line.payee,
    memo: line.memo,
    checkNumber: line.checkNumber,
    amountMinor: line.amountMinor,
    verdict: verdicts[place]?.verdict ?? 'new',
  }));
  const answer = {
    fileId,
    fileName,
    ...rest,
    from,
    until,
    sumMinor: sumOf(lines),
    counts,
    rows,
    questions: questionsOf(context, read, { csv, imports, elsewhere }),
    warnings: warnings.map(({ place, message }) => ({ place, text: translate(message) })),
    csv: csv && shownCsv(csv),
    basedOn: fingerprintOf(there, file),
  };
  return { answer, read, verdicts };
}

/** The dry run, as it is answered. */
export async function checkBankFile(
  context: ImportContext,
  input: z.output<(typeof bankImportRoutes.checkBankFile)['body']>,
): Promise<Answer> {
  const checked = await checkFile(context, input);
  return 'answer' in checked ? { check: checked.answer, unread: null } : { check: null, unread: checked };
}
