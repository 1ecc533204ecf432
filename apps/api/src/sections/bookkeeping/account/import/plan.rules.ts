import {
  type Account,
  accountInput,
  type AccountInput,
} from '@courtyard/contract/bookkeeping/account/account';
import { taxTagsOf } from '@courtyard/contract/bookkeeping/account/account.values';
import { accountLabels } from '@courtyard/contract/bookkeeping/account/account.labels';
import type { Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import type { ChartImportField, ChartImportRow } from '@courtyard/contract/bookkeeping/account/import';
import type { Label } from '@courtyard/contract/fields/labels';
import type { z } from 'zod';
import { eachOf, type Steps } from '../../../../platform/core/time-slices';
import type { Sheet, SheetRow } from '../../../../platform/files/csv/csv.rules';
import { msg, Sentence, type Text } from '../../../../platform/http/language/sentence';
import { faultsOf, type Placed, type Surroundings } from '../account.rules';
import {
  type ChoiceField,
  choiceIn,
  choiceWords,
  columnsOf,
  flagIn,
  type ImportColumns,
  importFields,
  wordOf,
} from './cells.rules';

type Complaints = Partial<Record<ChartImportField, Text>>;
type Translate = (text: Text) => string;

/** The chart that a file is compared with. */
export interface ChartNow {
  accounts: readonly Account[];
  funds: readonly Fund[];
}

/** A row with the account as it will be. Of one that is new, `id` is its code after a plus; a parent that is new is named so too. */
export interface PlannedAccount extends ChartImportRow {
  id: string;
  before: Account | null;
  input: AccountInput;
}

/** What a row says before it is compared with the others. */
interface Draft {
  row: SheetRow;
  cells: ReadonlyMap<ChartImportField, string>;
  id: string;
  before: Account | null;
  input: AccountInput;
  complaints: Complaints;
}

const inWords = (label: Label, translate: Translate): string => translate(new Sentence('{1}', [label]));

const unknownChoice = (field: ChoiceField, cell: string, translate: Translate): Text => {
  const known = choiceWords(field).map((label) => inWords(label, translate));
  return msg`"${cell}" isn’t one of: ${known.join(', ')}.`;
};

const blank: AccountInput = {
  code: '',
  name: '',
  type: 'expense',
  isHeading: false,
  parentId: null,
  fundId: null,
  control: 'none',
  purpose: null,
  taxTag: null,
};

/** What a schema says of a cell; what its library says in English alone is said anew. */
const unfit = (issue: z.core.$ZodIssue | undefined): Text =>
  issue?.code === 'too_big' ? msg`Enter up to ${String(issue.maximum)} characters.` : (issue?.message ?? '');

/** Reads what stands in the cells themselves; what names other accounts and funds comes after. */
function readCells(draft: Draft, translate: Translate): void {
  const { cells, input, complaints, before } = draft;
  for (const field of ['code', 'name'] as const) {
    const verdict = accountInput.shape[field].safeParse(cells.get(field) ?? input[field]);
    if (verdict.success) input[field] = verdict.data;
    else if ((cells.get(field) ?? '') === '')
      complaints[field] = field === 'code' ? 'Enter a code.' : 'Enter a name.';
    else complaints[field] = unfit(verdict.error.issues[0]);
  }
  const type = cells.get('type');
  const known = type === undefined ? before?.type : choiceIn('type', type);
  if (known === undefined) complaints.type = unknownChoice('type', type ?? '', translate);
  else input.type = known;
  const control = cells.get('control');
  if (control !== undefined) {
    const found = control === '' ? 'none' : choiceIn('control', control);
    if (found === undefined) complaints.control = unknownChoice('control', control, translate);
    else input.control = found;
  }
  const purpose = cells.get('purpose');
  if (purpose !== undefined) {
    const found = purpose === '' ? null : choiceIn('purpose', purpose);
    if (found === undefined) complaints.purpose = unknownChoice('purpose', purpose, translate);
    else input.purpose = found;
  }
  const tax = cells.get('tax');
  if (tax !== undefined) {
    const found = tax === '' ? null : choiceIn('taxTag', tax);
    if (found === undefined) complaints.tax = unknownChoice('taxTag', tax, translate);
    else input.taxTag = found;
  }
  const heading = flagIn(cells.get('heading') ?? (input.isHeading ? 'yes' : ''));
  if (heading === undefined) complaints.heading = msg`Enter yes or no, not "${cells.get('heading') ?? ''}".`;
  else input.isHeading = heading;
  // A file that does not speak of it leaves it as it is, where it still goes with the type.
  const fits = input.taxTag === null || (!input.isHeading && taxTagsOf(input.type).includes(input.taxTag));
  if (tax === undefined && !fits) input.taxTag = null;
}

function draftOf(row: SheetRow, columns: ImportColumns, { accounts }: ChartNow): Draft {
  const cells = new Map([...columns].map(([field, index]) => [field, row.cells[index] ?? '']));
  const code = cells.get('code') ?? '';
  const before = accounts.find((account) => account.code === code) ?? null;
  const id = before?.id ?? `+${code}`;
  const { name, type, isHeading, parentId, fundId, control, purpose, taxTag } = before ?? blank;
  const input = { code, name, type, isHeading, parentId, fundId, control, purpose, taxTag };
  return { row, cells, id, before, input, complaints: {} };
}

/** Finds the heading and the fund that a row names by their codes. */
function resolve(
  { cells, input, complaints }: Draft,
  ids: ReadonlyMap<string, string>,
  { funds }: ChartNow,
): void {
  const below = cells.get('below');
  if (below !== undefined) {
    input.parentId = (below !== '' && ids.get(below)) || null;
    if (below !== '' && input.parentId === null)
      complaints.below = msg`No account with code ${below} in the chart or in the file.`;
  }
  const fund = cells.get('fund');
  if (fund !== undefined) {
    const found = funds.find(({ code }) => code === fund);
    input.fundId = found?.id ?? null;
    if (fund !== '' && !found)
      complaints.fund = msg`No fund with code ${fund}. Add the fund first, or use one of: ${funds.map(({ code }) => code).join(', ')}.`;
  }
}

const fieldOfFile: Readonly<Record<string, ChartImportField>> = {
  code: 'code',
  name: 'name',
  type: 'type',
  isHeading: 'heading',
  parentId: 'below',
  fundId: 'fund',
  control: 'control',
  purpose: 'purpose',
  taxTag: 'tax',
};

/** What an account says in each column, as the export writes it. */
function textsOf(input: AccountInput, around: Surroundings, { funds }: ChartNow, translate: Translate) {
  const choice = (field: ChoiceField, value: string) => inWords(wordOf(field, value), translate);
  return {
    code: input.code,
    name: input.name,
    type: choice('type', input.type),
    below: (input.parentId !== null && around.accounts.get(input.parentId)?.code) || '',
    fund: funds.find(({ id }) => id === input.fundId)?.code ?? '',
    heading: input.isHeading ? inWords(accountLabels['isHeading.yes'], translate) : '',
    control: input.control === 'none' ? '' : choice('control', input.control),
    purpose: input.purpose === null ? '' : choice('purpose', input.purpose),
    tax: input.taxTag === null ? '' : choice('taxTag', input.taxTag),
  };
}

const kept: readonly ChartImportField[] = ['type', 'fund', 'heading', 'control', 'purpose'];

function verdictOf(draft: Draft, around: Surroundings, now: ChartNow, translate: Translate): PlannedAccount {
  const { row, id, before, input, complaints } = draft;
  const changes: ChartImportRow['changes'] = {};
  if (before) {
    const [was, is] = [textsOf(before, around, now, translate), textsOf(input, around, now, translate)];
    for (const field of importFields)
      if (was[field] !== is[field]) changes[field] = { before: was[field], after: is[field] };
    for (const field of before.isUsed ? kept : [])
      if (changes[field]) complaints[field] ??= 'It has entries, so its type and purpose can’t change.';
    if (before.archivedAt !== null && Object.keys(changes).length > 0)
      complaints.code ??= 'This account is archived. Restore it first.';
  }
  // What stands as it stood is not asked whether it could be made today.
  const isUnchanged = before !== null && Object.keys(changes).length === 0;
  for (const [field, fault] of Object.entries(isUnchanged ? {} : faultsOf(around, before, input, id))) {
    const name = fieldOfFile[field];
    if (name !== undefined) complaints[name] ??= fault;
  }
  const errors: ChartImportRow['errors'] = {};
  for (const field of importFields) {
    const complaint = complaints[field];
    if (complaint !== undefined) errors[field] = translate(complaint);
  }
  const done = isUnchanged ? 'unchanged' : before ? 'update' : 'create';
  const verdict = Object.keys(errors).length > 0 ? 'error' : done;
  return { line: row.line, verdict, code: input.code, name: input.name, changes, errors, id, before, input };
}

/** What every row of a file comes to. The rows may stand in any order: a heading may come after what is below it. */
export function* planImport(sheet: Sheet, now: ChartNow, translate: Translate): Steps<PlannedAccount[]> {
  const columns = columnsOf(sheet.columns);
  const lines = new Map<string, number>();
  const drafts = sheet.rows.map((row) => {
    const draft = draftOf(row, columns, now);
    const { code } = draft.input;
    const earlier = lines.get(code);
    if (earlier === undefined) lines.set(code, row.line);
    else if (code !== '') draft.complaints.code = msg`Line ${earlier} has the same code.`;
    if (row.cells.slice(sheet.columns.length).some((cell) => cell !== ''))
      draft.complaints.code ??=
        'This row has more cells than the header. Check for a cell with an unquoted comma.';
    readCells(draft, translate);
    return draft;
  });
  const counted = drafts.filter(({ row, input: { code } }) => code !== '' && lines.get(code) === row.line);
  const ids = new Map(
    [...now.accounts, ...counted.map(({ id, input }) => ({ id, code: input.code }))].map(({ id, code }) => [
      code,
      id,
    ]),
  );
  for (const draft of drafts) resolve(draft, ids, now);
  const later = new Map<string, Placed>(now.accounts.map((account) => [account.id, account]));
  for (const { id, before, input } of counted)
    later.set(id, { id, archivedAt: before?.archivedAt ?? null, ...input });
  const around: Surroundings = { accounts: later, funds: now.funds };
  return yield* eachOf(drafts, (draft) => verdictOf(draft, around, now, translate));
}
