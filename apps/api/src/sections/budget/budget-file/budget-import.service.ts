import type { Budget } from '@courtyard/contract/budget/budget/budget';
import type { BudgetImport } from '@courtyard/contract/budget/budget/budget-import';
import { accounts } from '../../../ledger';
import { requireUpload } from '../../../platform/files/storage/own-upload';
import { type WorkbookCell, workbookOf } from '../../../platform/files/storage/processing/read-file';
import { maxRows } from '../../../platform/files/storage/processing/workbook-limits';
import { msg, type Text } from '../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../platform/http/problem';
import type { CallContext } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { getBudget, updateBudget } from '../budget/budget.service';
import { columnsIn, type PlannedRow, planImport } from './import-plan.rules';

const unreadable = (text: Text) => invalid({ fileId: text });

async function sheetOf({ tx, platform }: CallContext, fileId: string): Promise<WorkbookCell[][]> {
  const reading = await workbookOf(await platform.files.read(tx, fileId));
  if (reading.kind === 'refused')
    throw unreadable('This file isn’t an Excel workbook. Download the budget as XLSX and edit that file.');
  if (reading.kind === 'broken') throw unreadable('This workbook is too large. Keep only the budget sheet.');
  if (reading.content.length > maxRows + 1)
    throw unreadable('The sheet has more than 2,000 rows. Delete the rows below the budget.');
  return reading.content;
}

interface Planned {
  budget: Budget;
  fileName: string;
  rows: PlannedRow[];
}

async function plan(context: CallContext, budgetId: string, fileId: string): Promise<Planned> {
  const { tx, tenant } = context;
  const { name: fileName } = await requireUpload(context, fileId);
  const budget = await getBudget(context, budgetId);
  const sheet = await sheetOf(context, fileId);
  const columns = columnsIn(sheet[0] ?? [], budget.periods);
  if (!columns)
    throw unreadable(
      'Row 1 needs a column “Code” and the months of the budget’s fiscal year. Download the budget as XLSX to see them.',
    );
  const rows = planImport(sheet, columns, { budget, chart: await accounts(tx), currency: tenant.currency });
  return { budget, fileName, rows };
}

/** Dry run over an uploaded workbook. Throws a Problem: 404, or 422 for a file that cannot be read. */
export async function checkBudgetImport(
  context: CallContext,
  budgetId: string,
  fileId: string,
): Promise<BudgetImport> {
  const { budget, fileName, rows } = await plan(context, budgetId, fileId);
  const counts = { changed: 0, unchanged: 0, error: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  const shown = rows.map(({ accountId: _id, amountsMinor: _amounts, ...row }) => row);
  return { fileId, fileName, counts, rows: shown, version: budget.version };
}

/** Saves all rows of a workbook or none. Throws a Problem: 409 for another version, for what is no draft, and where a cell is wrong. */
export async function applyBudgetImport(
  context: CallContext,
  budgetId: string,
  { fileId, version }: { fileId: string; version: number },
): Promise<Budget> {
  const { budget, rows } = await plan(context, budgetId, fileId);
  if (budget.version !== version) throw versionConflict('budget');
  const wrong = rows.filter(({ verdict }) => verdict === 'error').length;
  if (wrong > 0)
    throw conflict(
      'import-errors',
      msg`${wrong} rows have errors, so nothing was saved. Correct them and choose the file again.`,
    );
  const notes = new Map(budget.rows.map(({ account, note }) => [account.id, note]));
  return updateBudget(context, budgetId, {
    version,
    scenario: budget.scenario,
    rows: rows.flatMap(({ accountId, amountsMinor, verdict }) =>
      accountId === null || verdict !== 'changed'
        ? []
        : [{ accountId, amountsMinor, note: notes.get(accountId) ?? null }],
    ),
  });
}
