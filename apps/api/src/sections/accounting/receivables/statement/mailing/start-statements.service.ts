import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import type {
  StatementRunInput,
  StatementRunSummary,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { type SqlBool, sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { setsOf } from '../../../../../platform/core/time-slices';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, notFound } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { requireNotJustSent } from '../../letter/ask-for-letters';
import { lettersWhere } from '../../letter/owner-letter.sql';
import { type PlannedStatements, planStatements } from './plan-statements';
import { runSummary } from './statement-run.sql';

export const statementRunJobName = 'accounting.statement-run';

/** The letters that statements of a unit were mailed by, the newest first. */
export const lettersOfUnit = (tx: Tx, propertyId: string): Promise<OwnerLetter[]> =>
  lettersWhere(tx, sql<SqlBool>`letter.kind = 'statement' and letter.property_id = ${propertyId}`);

/** Stores whose statements are mailed, and their letters, which wait. Gives the id of the run. */
export async function storeRun(
  { tx, tenant, caller, platform }: CallContext,
  { audience, includesHeld }: StatementRunInput,
  { fromOn, at, units }: PlannedStatements,
): Promise<string> {
  const id = newId();
  const askedAt = platform.clock();
  const own = { tenantId: tenant.id };
  await tx
    .insertInto('statementRun')
    .values({ ...own, id, audience, includesHeld, fromOn, atOn: at, sentBy: caller.displayName, askedAt })
    .execute();
  const rows = units.map(({ property, ledgerId, owners, balanceMinor, outcome }) => ({
    ...own,
    runId: id,
    propertyId: property.id,
    unitLedgerId: ledgerId,
    owners,
    balanceMinor,
    outcome,
  }));
  for (const set of setsOf(rows)) await tx.insertInto('statementRunUnit').values(set).execute();
  const letters = units.flatMap(({ property, outcome, readers }) =>
    outcome === 'mailed'
      ? readers.map(({ name, address }) => ({
          ...own,
          id: newId(),
          kind: 'statement' as const,
          invoiceId: null,
          paymentId: null,
          statementRunId: id,
          propertyId: property.id,
          recipient: name,
          toAddress: address,
          mailId: null,
          withheld: null,
          sentBy: caller.displayName,
          askedAt,
        }))
      : [],
  );
  for (const set of setsOf(letters)) await tx.insertInto('ownerLetter').values(set).execute();
  return id;
}

/** Stores a run and has its letters mailed in the background. */
async function begin(
  context: CallContext,
  input: StatementRunInput,
  planned: PlannedStatements,
): Promise<string> {
  const { tx, tenant, platform } = context;
  const id = await storeRun(context, input, planned);
  const count = (outcome: string) => planned.units.filter((unit) => unit.outcome === outcome).length;
  await recordChange(
    context,
    changeOf(
      'statement-run.send',
      { 'statement-run': id },
      {},
      {
        audience: input.audience,
        units: count('mailed'),
        unreachable: count('no-address'),
        held: count('on-hold'),
        fromOn: planned.fromOn,
        at: planned.at,
      },
    ),
  );
  await platform.jobs.enqueue(tx, statementRunJobName, { tenantId: tenant.id, runId: id }, { key: id });
  return id;
}

/** Mails the statements of many units. Throws a Problem: 422 by field, 409 where nobody would get one. */
export async function startStatements(
  context: CallContext,
  input: StatementRunInput,
): Promise<StatementRunSummary> {
  const planned = await planStatements(context, input);
  if (planned.units.every(({ outcome }) => outcome !== 'mailed'))
    throw conflict(
      'nobody-to-mail',
      'No owner can be sent a statement: they have no email address, or collections are paused.',
    );
  return runSummary(context.tx, await begin(context, input, planned));
}

/** Mails the statement of one unit. Throws a Problem, 409, where nobody can be reached, where nothing is collected, or where it just was. */
export async function sendStatement(
  context: CallContext,
  propertyId: string,
  { includesHeld, fromOn }: Pick<StatementRunInput, 'includesHeld' | 'fromOn'>,
): Promise<OwnerLetter[]> {
  const { tx } = context;
  // Two who send it at once: the second sees what the first asked for.
  const unit = await tx
    .selectFrom('property')
    .select('archivedAt')
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst();
  if (!unit || unit.archivedAt !== null) throw notFound('property');
  await requireNotJustSent(context, { kind: 'statement', propertyId });
  const input: StatementRunInput = { audience: 'chosen', propertyIds: [propertyId], includesHeld, fromOn };
  const planned = await planStatements(context, input);
  if (planned.units.some(({ outcome }) => outcome === 'on-hold'))
    throw conflict(
      'on-hold',
      'Collections are paused or a payment plan is in effect for these owners. Choose “Send anyway” to send it.',
    );
  if (planned.units.every(({ outcome }) => outcome !== 'mailed'))
    throw conflict('nobody-to-mail', 'None of this unit’s owners has an email address.');
  await begin(context, input, planned);
  return lettersOfUnit(tx, propertyId);
}
