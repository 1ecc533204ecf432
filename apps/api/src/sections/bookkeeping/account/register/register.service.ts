import type { chartRoutes } from '@courtyard/contract/bookkeeping/account/account';
import type { z } from 'zod';
import { account, register, type RegisterScope } from '../../../../ledger';
import { invalid } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { cursorsOf, placeOf } from './register-cursor';

type Query = z.output<(typeof chartRoutes.getRegister)['query']>;

/** Throws a Problem: 404 for an account that is not there, 422 for days that lie the wrong way round. */
export async function requireScope({ tx }: Pick<ReadContext, 'tx'>, { accountId, from, to }: RegisterScope) {
  await account(tx, accountId);
  if (from !== undefined && to !== undefined && from > to)
    throw invalid({ to: 'The end date is before the start date.' });
}

/** One page of the lines of an account, each with the balance after it. */
export async function pageOfRegister(
  context: ReadContext,
  accountId: string,
  { cursor, limit, end, ...days }: Query,
) {
  const scope = { accountId, ...days };
  await requireScope(context, scope);
  const place = cursor === undefined ? { end } : placeOf(cursor);
  const page = await register(context.tx, { ...scope, limit, ...place });
  const { lines, total, firstPosition } = page;
  return {
    data: lines.map(({ openItemId: _, ...line }) => line),
    page: { ...cursorsOf(page), total, firstPosition },
  };
}
