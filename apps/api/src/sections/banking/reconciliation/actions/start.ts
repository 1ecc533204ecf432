import type {
  Reconciliation,
  ReconciliationStart,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { dayWord } from '../../../../platform/notifications/kind';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../platform/section/conflicts';
import { importedStatements, isBookedUntil, requireBankAccount } from '../../../accounting';
import { isSetAside } from '../../bank-account/unclaimed-check/set-aside.sql';
import { getReconciliation, lastReconciled, type LastReconciled } from '../queries/reading.sql';

interface Statement {
  toOn: string;
  closingMinor: number;
}

/** An imported statement. It begins where the one before ended: what is between them, or in both, would be guessed. */
async function importedStatement(
  tx: Tx,
  { accountId, importId }: { accountId: string; importId: string },
  last: LastReconciled | null,
): Promise<Statement> {
  const found = (await importedStatements(tx, accountId, null)).find((its) => its.importId === importId);
  if (!found) throw notFound('bank statement');
  const { fromOn, toOn, openingMinor, closingMinor } = found;
  if (last === null) return { toOn, closingMinor };
  if (fromOn <= last.toOn)
    throw conflict(
      'statement-overlaps',
      msg`This statement starts on ${dayWord(fromOn)}, but the account is reconciled through ${dayWord(last.toOn)}. Choose a later statement, or enter its date and closing balance manually.`,
    );
  if (openingMinor !== last.closingMinor)
    throw conflict(
      'statement-gap',
      msg`The opening balance doesn’t match the closing balance of ${dayWord(last.toOn)}. A statement in between is missing. Import and reconcile it first.`,
    );
  return { toOn, closingMinor };
}

const alreadyOpen = () =>
  conflict(
    'reconciliation-open',
    'A reconciliation of this account is in progress. Finish or delete it first.',
  );

/** Clears what is matched to lines of the bank until the statement’s date. */
const clearMatched = (tx: Tx, { id, account, toOn }: Reconciliation) =>
  sql`insert into reconciliation_line (tenant_id, entry_id, line, reconciliation_id)
    select line.tenant_id, line.entry_id, line.line, ${id} from journal_line line
    where line.account_id = ${account.id} and line.entry_date <= ${toOn} and ${isBookedUntil(toOn)} and not ${isSetAside(toOn)}
    on conflict do nothing`.execute(tx);

/** Starts the reconciliation of the statement after the last one. Throws a Problem for one that overlaps, leaves a gap or is of the future. */
export async function startReconciliation(
  context: CallContext,
  input: ReconciliationStart,
): Promise<Reconciliation> {
  const { tx, tenant, caller, platform } = context;
  const { id: accountId } = await requireBankAccount(tx, input.accountId);
  const last = await lastReconciled(tx, accountId);
  const { toOn, closingMinor } =
    input.importId === null
      ? { toOn: input.toOn ?? '', closingMinor: input.closingMinor ?? 0 }
      : await importedStatement(tx, { accountId, importId: input.importId }, last);
  if (last !== null && toOn <= last.toOn)
    throw invalid({
      toOn: msg`The account is already reconciled through ${dayWord(last.toOn)}. Enter a later date, or undo that reconciliation first.`,
    });
  if (toOn > todayOf(context))
    throw invalid({ toOn: 'The date is in the future. Enter a date up to today.' });
  const id = newId();
  const openingMinor = last?.closingMinor ?? 0;
  await withConstraintProblems(
    tx
      .insertInto('reconciliation')
      .values({
        tenantId: tenant.id,
        id,
        accountId,
        fromOn: last === null ? null : addDays(last.toOn, 1),
        toOn,
        openingMinor,
        closingMinor,
        startedBy: caller.displayName,
        startedAt: platform.clock(),
      })
      .execute(),
    { reconciliation_open: alreadyOpen, reconciliation_of_account: alreadyOpen },
  );
  if (input.clearMatched) await clearMatched(tx, await getReconciliation(context, id));
  await recordChange(
    context,
    changeOf('reconciliation.start', { reconciliation: id }, {}, { toOn, openingMinor, closingMinor }),
  );
  return getReconciliation(context, id);
}
