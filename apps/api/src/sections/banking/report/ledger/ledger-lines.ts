import type { generalLedgerRoutes } from '@courtyard/contract/banking/report/ledger';
import type { z } from 'zod';
import { account, lastEntryNo, register } from '../../../../ledger';
import type { ReadContext } from '../../../../platform/section/call-context';
import { cursorsOf, placeOf } from '../../../bookkeeping';
import { balanceFrom, periodOf } from './general-ledger';

type LinesQuery = z.output<(typeof generalLedgerRoutes.generalLedgerLines)['query']>;

/** A page of an account’s lines in a period, each with the balance after it. Throws a Problem: 404, 422. */
export async function ledgerLines(context: ReadContext, query: LinesQuery) {
  const { accountId, fundId, basis, closing, journalNo, cursor, limit, end } = query;
  const { tx } = context;
  if (journalNo !== undefined) await lastEntryNo(tx, journalNo);
  const { type } = await account(tx, accountId);
  const { from, to } = periodOf(context, query);
  const scope = {
    accountId,
    fundId,
    basis,
    journalNo,
    withClosing: closing === 'yes',
    to,
    ...(from !== null && { from }),
    balanceFrom: await balanceFrom(context, type, { from, closing }),
  };
  const place = cursor === undefined ? { end } : placeOf(cursor);
  const page = await register(tx, { ...scope, limit, ...place });
  const { lines, total, firstPosition } = page;
  return {
    data: lines.map(({ openItemId: _, ...line }) => line),
    page: { ...cursorsOf(page), total, firstPosition },
  };
}
