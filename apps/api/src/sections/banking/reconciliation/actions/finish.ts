import type { Reconciliation } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { chainHead } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { moneyWord } from '../../money-word';
import { reportOf, reportPdf } from '../report-pdf';
import { notifyUndone } from '../alerts/reconciliation-notifications';
import { getReconciliation } from '../queries/reading.sql';
import { lockFinished, lockOpen } from './work';

/** Finishes a reconciliation as it was read, and stores its report. Throws a Problem, 409, where the difference is not zero. */
export async function finishReconciliation(
  context: CallContext,
  id: string,
  { version }: { version: number },
): Promise<Reconciliation> {
  const { tx, tenant, caller, platform } = context;
  await lockOpen(tx, id, version);
  // Before the lines: what is posted between the two is told as a later change rather than not at all.
  const { no: headNo } = await chainHead(tx);
  const its = await getReconciliation(context, id);
  if (its.differenceMinor !== 0)
    throw conflict(
      'difference',
      msg`The difference is ${moneyWord(its.differenceMinor, tenant.currency)}. Clear lines until it’s zero, then finish.`,
    );
  const finished = { finishedBy: caller.displayName, finishedAt: platform.clock() };
  const content = await reportPdf(tenant, await reportOf(context, its), { ...finished, journalNo: headNo });
  const { id: fileId } = await platform.files.store(tx, {
    tenantId: tenant.id,
    name: `Reconciliation ${its.account.code} ${its.toOn}.pdf`,
    content,
    uploadedBy: caller.memberId,
  });
  await platform.files.attach(tx, fileId);
  await tx
    .updateTable('reconciliation')
    .set({
      ...finished,
      status: 'finished',
      headNo,
      clearedLines: its.clearedLines,
      fileId,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(
    context,
    changeOf(
      'reconciliation.finish',
      { reconciliation: id },
      { status: 'open' },
      { status: 'finished', clearedLines: its.clearedLines, closingMinor: its.closingMinor },
    ),
  );
  return getReconciliation(context, id);
}

/**
 * Undoes the last reconciliation of an account. It stays to be read, with its report; what it had cleared is cleared in a new one that
 * is in progress, so that nothing has to be done twice.
 */
export async function undoReconciliation(
  context: CallContext,
  id: string,
  { reason }: { reason: string },
): Promise<Reconciliation> {
  const { tx, tenant, caller, platform } = context;
  await lockFinished(tx, id);
  const its = await getReconciliation(context, id);
  if (!its.isLast)
    throw conflict(
      'not-last',
      'Only the last reconciliation of an account can be undone. Undo or delete the later one first.',
    );
  const at = platform.clock();
  await tx
    .updateTable('reconciliation')
    .set({ status: 'undone', undoneBy: caller.displayName, undoneAt: at, undoReason: reason })
    .where('id', '=', id)
    .execute();
  const again = newId();
  const { account, fromOn, toOn, openingMinor, closingMinor } = its;
  await tx
    .insertInto('reconciliation')
    .values({
      tenantId: tenant.id,
      id: again,
      accountId: account.id,
      fromOn,
      toOn,
      openingMinor,
      closingMinor,
      startedBy: caller.displayName,
      startedAt: at,
    })
    .execute();
  await tx
    .updateTable('reconciliationLine')
    .set({ reconciliationId: again })
    .where('reconciliationId', '=', id)
    .execute();
  await recordChange(context, [
    changeOf(
      'reconciliation.undo',
      { reconciliation: id },
      { status: 'finished' },
      { status: 'undone', reason },
    ),
    changeOf('reconciliation.start', { reconciliation: again }, {}, { toOn, openingMinor, closingMinor }),
  ]);
  await notifyUndone(context, its, { again, reason });
  return getReconciliation(context, again);
}
