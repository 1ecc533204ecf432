import type {
  BankImport,
  bankImportRoutes,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { requireBankAccount } from '../queries/bank-account';
import { queueRules } from '../rule/apply-rules';
import { checkFile, type ImportContext } from './check-file';
import { findImport, isToldAgain, type NewTransaction, storeLines } from './import.sql';

/** Nothing to match: banks tell of things that moved no money. */
const movesNothing = 0;

/** Takes in all lines of a file that are not there yet, or none. Throws a Problem, 409, where the dry run was of other lines, or a question is open. */
export async function importFile(
  context: ImportContext,
  { basedOn, answered, ...input }: z.output<(typeof bankImportRoutes.importBankFile)['body']>,
): Promise<BankImport> {
  const { tx, tenant, caller, platform } = context;
  await lockList(tx, 'bank-import');
  const checked = await checkFile(context, input);
  if (!('answer' in checked)) throw invalid({ csv: checked.problem }, checked.problem);
  const { answer, read, verdicts } = checked;
  if (answer.basedOn !== basedOn)
    throw conflict('import-stale', 'Transactions changed since the file was checked. Check it again.');
  if (answer.questions.some(({ question }) => !answered.includes(question)))
    throw conflict('import-unanswered', 'This file has points to confirm. Check it again.');
  await platform.files.attach(tx, input.fileId);
  const added = read.lines.flatMap((line, place): NewTransaction[] => {
    const { verdict, doubtOf } = verdicts[place] ?? { verdict: 'new', doubtOf: null };
    if (verdict === 'known') return [];
    const waits = verdict === 'doubtful' ? 'doubtful' : 'open';
    return [{ ...line, state: line.amountMinor === movesNothing ? 'ignored' : waits, doubtOf }];
  });
  const id = newId();
  const { accountId, fileId } = input;
  const row = {
    accountId,
    fileId,
    fileName: answer.fileName,
    format: answer.format,
    accountHint: answer.accountHint,
    fromOn: answer.from,
    untilOn: answer.until,
    openingMinor: answer.openingMinor,
    closingMinor: answer.closingMinor,
    lines: read.lines.length,
    added: added.length,
    known: answer.counts.known,
    addedMinor: added.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    importedBy: caller.displayName,
    importedAt: platform.clock(),
    takenBackBy: null,
    takenBackAt: null,
  };
  await tx
    .insertInto('bankImport')
    .values({
      tenantId: tenant.id,
      id,
      csv: answer.csv && JSON.stringify({ ...answer.csv.mapping, headings: answer.csv.columns }),
      ...row,
    })
    .execute();
  await storeLines(tx, { tenantId: tenant.id, accountId, importId: id }, added);
  const { code, name } = await requireBankAccount(tx, accountId);
  const { fileName, fromOn, untilOn, lines } = row;
  const told = { fileName, account: `${code} ${name}`, lines, added: added.length, fromOn, untilOn };
  await recordChange(context, changeOf('bank-import.import', { 'bank-import': id }, {}, told));
  await queueRules(context);
  return getImport(context, id);
}

async function getImport({ tx }: Pick<CallContext, 'tx'>, importId: string): Promise<BankImport> {
  const found = await findImport(tx, importId);
  if (!found) throw notFound('import of a bank statement');
  return found;
}

/** Removes the lines that a file added. Throws a Problem, 409, where one of them is in use. */
export async function takeBackImport(context: CallContext, importId: string): Promise<BankImport> {
  const { tx, caller, platform } = context;
  await lockList(tx, 'bank-import');
  await lockList(tx, 'bank-match');
  const { takenBack, canBeTakenBack, fileName, added } = await getImport(context, importId);
  if (takenBack) throw conflict('import-taken-back', 'This import was already undone.');
  if (!canBeTakenBack)
    throw conflict(
      'import-in-use',
      'Some lines of this import are matched or ignored. Undo that first. Nothing was deleted.',
    );
  if (await isToldAgain(tx, importId))
    throw conflict('import-told-again', 'A later file includes some of these lines. Undo that import first.');
  // Lines that may be one of these are no longer in doubt.
  const own = tx.selectFrom('bankTransaction').select('id').where('importId', '=', importId);
  await tx
    .updateTable('bankTransaction')
    .set(({ eb }) => ({
      doubtOf: null,
      state: eb
        .case()
        .when('state', 'in', ['doubtful', 'duplicate'])
        .then('open' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('doubtOf', 'in', own)
    .execute();
  await tx.deleteFrom('bankTransaction').where('importId', '=', importId).execute();
  await tx
    .updateTable('bankImport')
    .set({ takenBackBy: caller.displayName, takenBackAt: platform.clock() })
    .where('id', '=', importId)
    .execute();
  await recordChange(
    context,
    changeOf('bank-import.take-back', { 'bank-import': importId }, { fileName, added }, {}),
  );
  return getImport(context, importId);
}
