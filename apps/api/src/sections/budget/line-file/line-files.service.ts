import { maxBudgetFiles } from '@courtyard/contract/budget/budget/budget.values';
import type { BudgetLineFile, LineFilesInput } from '@courtyard/contract/budget/budget/line-file';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { type Account, accounts } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { groupBy } from '../../../platform/core/collections/group-by';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { msg } from '../../../platform/http/language/sentence';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { isBudgeted } from '../budget/budget-grid.sql';
import { notDraft } from '../budget/budget.service';
import { budgetRows } from '../budget/budget.sql';
import en from './line-files.en.json';
import es from './line-files.es.json';

export const lineFileColumns: readonly FileColumn[] = [
  {
    table: 'budget_line_file',
    column: 'file_id',
    role: labelsFrom(en, es).file,
    record: 'budget',
    recordId: 'budget_id',
  },
];

const nameOf = ({ code, name }: Pick<Account, 'code' | 'name'>) => `${code} ${name}`;

/** Files of a budget by account code, those of an account in the order in which they were attached. Throws a Problem, 404. */
export async function lineFilesOf(context: ReadContext, budgetId: string): Promise<BudgetLineFile[]> {
  const { tx, platform } = context;
  const isThere = await budgetRows(context)
    .clearSelect()
    .select('budget.id')
    .where('budget.id', '=', budgetId)
    .executeTakeFirst();
  if (!isThere) throw notFound('budget');
  const rows = await tx
    .selectFrom('budgetLineFile')
    .select(['accountId', 'fileId', 'attachedAt', 'attachedBy'])
    .where('budgetId', '=', budgetId)
    .orderBy('attachedAt')
    .orderBy('fileId')
    .execute();
  if (rows.length === 0) return [];
  const files = await platform.files.describe(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  const byAccount = groupBy(rows, ({ accountId }) => accountId);
  return (await accounts(tx)).flatMap(({ id, code, name }) =>
    (byAccount.get(id) ?? []).flatMap(({ fileId, attachedAt, attachedBy }) => {
      const file = files.get(fileId);
      return file ? [{ account: { id, code, name }, file, attachedAt, attachedBy }] : [];
    }),
  );
}

/** Takes a draft for a change of its files. Throws a Problem: 404, or 409 for what is no draft. */
async function lockDraft({ tx }: CallContext, budgetId: string) {
  const budget = await tx
    .selectFrom('budget')
    .select(['id', 'fundId', 'status'])
    .where('id', '=', budgetId)
    .forUpdate()
    .executeTakeFirst();
  if (!budget) throw notFound('budget');
  if (budget.status !== 'draft') throw notDraft(budget.status);
  return budget;
}

/** Attaches files to an account of a draft. Throws a Problem: 404, 409, or 422 for an account that is not budgeted in the fund. */
export async function attachLineFiles(
  context: CallContext,
  budgetId: string,
  { accountId, fileIds }: LineFilesInput,
): Promise<BudgetLineFile[]> {
  const { tx, platform, tenant, caller } = context;
  const { fundId } = await lockDraft(context, budgetId);
  if (new Set(fileIds).size < fileIds.length) throw invalid({ fileIds: 'A file is in the list twice.' });
  const account = (await accounts(tx)).find(({ id }) => id === accountId);
  if (!account) throw invalid({ accountId: 'Account not found. Reload the budget.' });
  if (!isBudgeted(account, fundId))
    throw invalid({
      accountId: msg`${account.code} ${account.name} can’t be budgeted in this fund. Choose an income, expense or transfer account of the fund.`,
    });
  const { count } = await tx
    .selectFrom('budgetLineFile')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('budgetId', '=', budgetId)
    .executeTakeFirstOrThrow();
  if (count + fileIds.length > maxBudgetFiles)
    throw conflict('too-many-files', 'A budget has 100 files at most. Put several documents into one file.');
  for (const fileId of [...fileIds].toSorted()) await platform.files.attach(tx, fileId);
  const attachedAt = platform.clock();
  await tx
    .insertInto('budgetLineFile')
    .values(
      fileIds.map((fileId) => ({
        tenantId: tenant.id,
        budgetId,
        accountId,
        fileId,
        attachedAt,
        attachedBy: caller.displayName,
      })),
    )
    .execute();
  const files = await lineFilesOf(context, budgetId);
  const added = files.filter(({ file }) => fileIds.includes(file.id)).map(({ file }) => file.name);
  await recordChange(
    context,
    changeOf('budget.attach', { budget: budgetId }, {}, { account: nameOf(account), files: added }),
  );
  return files;
}

/** Removes a file from a draft. Throws a Problem: 404, or 409 for what is no draft. */
export async function removeLineFile(
  context: CallContext,
  { budgetId, fileId }: { budgetId: string; fileId: string },
): Promise<BudgetLineFile[]> {
  const { tx, platform } = context;
  await lockDraft(context, budgetId);
  const before = await lineFilesOf(context, budgetId);
  const found = before.find(({ file }) => file.id === fileId);
  if (!found) throw notFound('file');
  await tx
    .deleteFrom('budgetLineFile')
    .where('budgetId', '=', budgetId)
    .where('fileId', '=', fileId)
    .execute();
  await platform.files.detach(tx, fileId);
  await recordChange(
    context,
    changeOf(
      'budget.detach',
      { budget: budgetId },
      { account: nameOf(found.account), files: [found.file.name] },
      {},
    ),
  );
  return before.filter(({ file }) => file.id !== fileId);
}
