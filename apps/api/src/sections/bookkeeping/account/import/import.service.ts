import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { accountLabels } from '@courtyard/contract/bookkeeping/account/account.labels';
import type { ChartImport } from '@courtyard/contract/bookkeeping/account/import';
import { formatNumber } from '@courtyard/contract/formats';
import { accounts, funds, writeAccounts } from '../../../../ledger';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { inTimeSlices } from '../../../../platform/core/time-slices';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { requireUpload } from '../../../../platform/files/storage/own-upload';
import { readSheet, type Sheet, UnreadableFile } from '../../../../platform/files/csv/csv.rules';
import type { Call } from '../../../../platform/http/implement';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { factsOfAccount } from '../account-facts';
import { accountsAt } from '../account.sql';
import { columnsOf } from './cells.rules';
import { type ChartNow, type PlannedAccount, planImport } from './plan.rules';

const maxAccounts = 2000;

type ImportContext = CallContext & Pick<Call, 'translate'>;

async function sheetOf(context: CallContext, fileId: string): Promise<Sheet> {
  const bytes = await buffer(await context.platform.files.read(context.tx, fileId));
  try {
    const sheet = await inTimeSlices(readSheet(bytes));
    if (!columnsOf(sheet.columns).has('code'))
      throw new UnreadableFile(
        msg`Line 1 has no heading for the code column. Name it "${accountLabels.code}".`,
      );
    if (sheet.rows.length > maxAccounts)
      throw new UnreadableFile(
        msg`The file has ${formatNumber(sheet.rows.length)} accounts. You can import up to 2,000 at a time, so split it.`,
      );
    return sheet;
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid({ fileId: error.said }, error.said);
    throw error;
  }
}

/** Which state of the chart a check was made of. */
function fingerprintOf({ accounts: all, funds: known }: ChartNow): string {
  const versions = [...all, ...known].map(({ id, version }) => `${id} ${version}`);
  return createHash('sha256').update(versions.join('\n')).digest('base64url');
}

interface Checked {
  answer: ChartImport;
  planned: PlannedAccount[];
  now: ChartNow;
}

async function check(context: ImportContext, fileId: string): Promise<Checked> {
  const { tx, translate } = context;
  const { name: fileName } = await requireUpload(context, fileId);
  const sheet = await sheetOf(context, fileId);
  const now = {
    accounts: await accountsAt(tx, { at: todayOf(context), basis: 'accrual' }),
    funds: await funds(tx),
  };
  const planned = await inTimeSlices(planImport(sheet, now, translate));
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { verdict } of planned) counts[verdict] += 1;
  const rows = planned.map(({ id: _id, before: _before, input: _input, ...row }) => row);
  return { answer: { fileId, fileName, counts, rows, basedOn: fingerprintOf(now) }, planned, now };
}

/** Dry run over an uploaded file. Throws invalid for one that cannot be read. */
export const checkImport = async (context: ImportContext, fileId: string): Promise<ChartImport> =>
  (await check(context, fileId)).answer;

/** Writes what was planned, parents and children in whatever order, with the history of each account. */
async function write(context: CallContext, planned: readonly PlannedAccount[], now: ChartNow): Promise<void> {
  const ids = new Map(planned.filter(({ before }) => !before).map(({ id }) => [id, newId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const given = planned.map(({ id, input, ...rest }) => ({
    ...rest,
    input: { ...input, id: idOf(id), parentId: input.parentId === null ? null : idOf(input.parentId) },
  }));
  await writeAccounts(context.tx, context.tenant.id, {
    made: given.filter(({ verdict }) => verdict === 'create').map(({ input }) => input),
    changed: given.flatMap(({ verdict, input, before }) =>
      verdict === 'update' && before ? [{ ...input, version: before.version }] : [],
    ),
  });
  const named = { accounts: await accounts(context.tx), funds: now.funds };
  const entries = given.flatMap(({ verdict, input, before }): AuditEntry[] => {
    const after = factsOfAccount(input, named);
    if (verdict === 'create') return [changeOf('account.create', { account: input.id }, {}, after)];
    if (verdict !== 'update' || !before) return [];
    return [changeOf('account.update', { account: input.id }, factsOfAccount(before, now), after)];
  });
  if (entries.length > 0) await recordChange(context, entries);
}

/** Writes all rows of a file or none. Throws a Problem, 409, where the chart is another than the one that was checked. */
export async function applyImport(
  context: ImportContext,
  { fileId, basedOn }: { fileId: string; basedOn: string },
): Promise<ChartImport> {
  await lockList(context.tx, 'account');
  const { answer, planned, now } = await check(context, fileId);
  if (answer.basedOn !== basedOn)
    throw conflict('import-stale', 'The chart changed after the file was checked. Check the file again.');
  if (answer.counts.error > 0)
    throw conflict(
      'import-has-errors',
      'Some rows have errors, so nothing was imported. Correct the file and upload it again.',
    );
  await write(context, planned, now);
  return answer;
}
