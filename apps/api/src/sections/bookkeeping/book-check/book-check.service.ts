import type { BookCheck, bookCheckInput } from '@courtyard/contract/bookkeeping/book-check/book-check';
import type { z } from 'zod';
import { chainHead, headFrom } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import type { Call } from '../../../platform/http/implement';
import { Sentence } from '../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { bookCheckJobName } from './book-check.jobs';

type TranslatingContext = Pick<Call, 'translate'>;

/** As many as the list tells of. */
const maxListed = 20;

const checkQuery = (tx: Tx) => tx.selectFrom('bookCheck').selectAll();

type Row = Awaited<ReturnType<ReturnType<typeof checkQuery>['executeTakeFirstOrThrow']>>;

function checkOf(row: Row, { translate }: TranslatingContext): BookCheck {
  const { tenantId: _, expectedNo, expectedHash, headNo, headHash, faults, ...rest } = row;
  return {
    ...rest,
    expected: expectedNo === null || expectedHash === null ? null : { no: expectedNo, hash: expectedHash },
    head: headNo === null || headHash === null ? null : { no: headNo, hash: headHash },
    faults: faults.map(({ template, values }) => translate(new Sentence(template, values))),
  };
}

/** The last checks, the newest first. */
export async function listBookChecks(context: Pick<ReadContext, 'tx'> & TranslatingContext) {
  const rows = await checkQuery(context.tx)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  const data = rows.map((row) => checkOf(row, context));
  return {
    data,
    page: { next: null, previous: null, total: data.length, firstPosition: Math.min(1, data.length) },
  };
}

/** Throws a Problem, 404, for one that is not there. */
export async function getBookCheck(
  context: Pick<ReadContext, 'tx'> & TranslatingContext,
  id: string,
): Promise<BookCheck> {
  const row = await checkQuery(context.tx).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('check of the books');
  return checkOf(row, context);
}

/** Has the whole chain read in the background. Throws a Problem: 422 for a head that is none, 409 while a check runs. */
export async function startBookCheck(
  context: CallContext & TranslatingContext,
  { expectedHead }: z.output<typeof bookCheckInput>,
): Promise<BookCheck> {
  const { tx, tenant, caller, platform } = context;
  const expected = expectedHead === null ? null : headFrom(expectedHead);
  if (expectedHead !== null && expected === null)
    throw invalid({
      expectedHead:
        'Enter the checkpoint as shown on the close report: a number, a colon and 64 hexadecimal digits.',
    });
  const id = newId();
  const made = await tx
    .insertInto('bookCheck')
    .values({
      tenantId: tenant.id,
      id,
      status: 'running',
      startedBy: caller.displayName,
      startedAt: platform.clock(),
      endedAt: null,
      entries: (await chainHead(tx)).no,
      entriesRead: 0,
      expectedNo: expected?.no ?? null,
      expectedHash: expected?.hash ?? null,
      headNo: null,
      headHash: null,
      faults: '[]',
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict('check-running', 'A verification is already running. Wait for it to finish.');
  await platform.jobs.enqueue(tx, bookCheckJobName, { tenantId: tenant.id, checkId: id }, { key: id });
  await recordChange(context, changeOf('book-check.start', { 'book-check': id }, {}, { expectedHead }));
  return getBookCheck(context, id);
}
