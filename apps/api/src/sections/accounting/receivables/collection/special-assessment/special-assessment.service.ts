import type {
  SpecialAssessment,
  SpecialAssessmentInput,
  SpecialAssessmentPreview,
  specialAssessmentRoutes,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import type { z } from 'zod';
import { requireNear } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { setsOf } from '../../../../../platform/core/time-slices';
import { msg } from '../../../../../platform/http/language/sentence';
import type { Call } from '../../../../../platform/http/implement';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { versionConflict } from '../../../../../platform/section/conflicts';
import { planInvoices } from '../../invoice/billing/plan-invoices';
import { unitName } from '../../owner-account/unit-name.sql';
import { ownerChart } from '../../owner-account/owner-chart';
import { billParts, lockLevy, resumeRun } from './billing/bill-parts';
import {
  type InstallmentDays,
  installmentDays,
  installmentTotal,
  type LeviedUnit,
  levyOf,
} from './levy.rules';
import { planOf, unitsOfLevy } from './progress.sql';
import { assessmentQuery, summaryOf } from './special-assessment.sql';

type TranslatingContext = CallContext & Pick<Call, 'translate'>;
type BillInput = z.output<(typeof specialAssessmentRoutes.billInstallment)['body']>;
type RestInput = z.output<(typeof specialAssessmentRoutes.billRest)['body']>;

/** What a levy would be. Throws a Problem, 422, by the fields of the form. */
async function planLevy(
  context: ReadContext,
  input: SpecialAssessmentInput,
): Promise<{ days: InstallmentDays[]; units: LeviedUnit[] }> {
  requireNear({ firstOn: input.firstOn }, todayOf(context));
  const days = installmentDays(input);
  const [first] = days;
  if (!first) throw invalid({ installments: 'Enter at least one installment.' });
  const { title: description, accountId, fundId, amountMinor, propertyIds, split } = input;
  const { shares } = await planInvoices(context, {
    propertyIds,
    split,
    issuedOn: first.issuedOn,
    dueOn: first.dueOn,
    memo: null,
    lines: [{ serviceItemId: null, description, accountId, fundId, chargeType: 'special', amountMinor }],
  });
  return { days, units: levyOf(shares, days.length) };
}

/** Of a levy that is one line: what is wrong with the line is wrong with the field of the form. */
async function planned(context: ReadContext, input: SpecialAssessmentInput) {
  try {
    return await planLevy(context, input);
  } catch (error) {
    const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
    if (typeof fields !== 'object' || fields === null) throw error;
    throw invalid(
      Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [
          field === 'lines' ? 'amountMinor' : field.replace(/^lines\.0\./, ''),
          text,
        ]),
      ),
    );
  }
}

export async function previewAssessment(
  context: ReadContext & Pick<Call, 'translate'>,
  input: SpecialAssessmentInput,
): Promise<SpecialAssessmentPreview> {
  const { days, units } = await planned(context, input);
  return {
    totalMinor: units.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    installments: days.map((day) => ({ ...day, amountMinor: installmentTotal(units, day.position) })),
    rows: units.map(({ propertyId, name, owners, totalMinor, installmentsMinor, problem }) => ({
      property: { id: propertyId, name },
      billedTo: owners ?? '',
      amountMinor: totalMinor,
      installmentsMinor,
      problem: problem === null ? null : context.translate(problem),
    })),
  };
}

/** Throws a Problem, 404. */
export async function getAssessment(context: ReadContext, id: string): Promise<SpecialAssessment> {
  const { tx } = context;
  const found = await assessmentQuery(tx)
    .select(['purpose', 'vote', 'accountId', 'split', 'leviedBy', 'createdAt', 'version'])
    .select(['endedOn', 'endedBy', 'endReason'])
    .where('specialAssessment.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('special assessment');
  const { purpose, vote, accountId, split, leviedBy, createdAt, version, ...rest } = found;
  const { endedOn, endedBy, endReason, ...row } = rest;
  const account = (await ownerChart(tx)).account(accountId);
  return {
    ...summaryOf(row),
    purpose,
    vote,
    split,
    version,
    leviedBy,
    leviedAt: createdAt,
    account: { id: accountId, name: `${account?.code ?? ''} ${account?.name ?? ''}` },
    plan: await planOf(tx, id),
    rows: await unitsOfLevy(tx, id, todayOf(context)),
    ended: endedOn === null ? null : { on: endedOn, by: endedBy ?? '', reason: endReason ?? '' },
  };
}

/** Levies a special assessment: what every unit pays and when is fixed with it. */
export async function createAssessment(
  context: TranslatingContext,
  input: SpecialAssessmentInput,
): Promise<SpecialAssessment> {
  const { tx, tenant, caller, platform } = context;
  const { days, units } = await planned(context, input);
  const levied = units.filter(({ problem }) => problem === null);
  const [left] = units;
  if (levied.length === 0)
    throw invalid({
      propertyIds: msg`None of these units can be billed. ${left?.name ?? ''}: ${context.translate(left?.problem ?? '')}`,
    });
  const id = newId();
  const totalMinor = levied.reduce((sum, unit) => sum + unit.totalMinor, 0);
  const own = { tenantId: tenant.id, assessmentId: id };
  const { title, purpose, vote, fundId, accountId, split, firstOn: startsOn } = input;
  await tx
    .insertInto('specialAssessment')
    .values({
      tenantId: tenant.id,
      id,
      title,
      purpose,
      vote,
      fundId,
      accountId,
      split,
      totalMinor,
      startsOn,
      endedOn: null,
      endedBy: null,
      endReason: null,
      installments: days.length,
      units: levied.length,
      leviedBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  const installments = days
    .map((day) => ({ ...own, ...day, amountMinor: installmentTotal(levied, day.position), problem: null }))
    .filter(({ amountMinor }) => amountMinor > 0);
  await tx.insertInto('specialAssessmentInstallment').values(installments).execute();
  const parts = levied.flatMap(({ propertyId, installmentsMinor }) =>
    installmentsMinor.flatMap((amountMinor, place) =>
      amountMinor > 0 ? [{ ...own, position: place + 1, propertyId, amountMinor, runId: null }] : [],
    ),
  );
  for (const set of setsOf(parts)) await tx.insertInto('specialAssessmentPart').values(set).execute();
  const made = await getAssessment(context, id);
  const after = { title, purpose, vote, fund: made.fund.name, account: made.account.name, totalMinor };
  await recordChange(
    context,
    changeOf(
      'special-assessment.create',
      { 'special-assessment': id },
      {},
      { ...after, units: levied.length, installments: days.length, startsOn },
    ),
  );
  const [first] = days;
  return first && first.issuedOn <= todayOf(context) ? billInstallment(context, id, first) : made;
}

async function locked(context: TranslatingContext, id: string) {
  const levy = await lockLevy(context, id);
  if (!levy) throw notFound('special assessment');
  return levy;
}

const actorOf = ({ caller }: CallContext) => ({ id: caller.memberId, name: caller.displayName });
const nothingLeft = () => conflict('nothing-to-bill', 'There’s nothing left to bill. Reload the page.');

/** Bills what waits of an installment on a day that a person chooses; a run that stopped goes on. */
export async function billInstallment(
  context: TranslatingContext,
  id: string,
  { position, issuedOn, dueOn }: BillInput,
): Promise<SpecialAssessment> {
  requireNear({ issuedOn }, todayOf(context));
  const levy = await locked(context, id);
  if (await resumeRun(context, id, position)) return getAssessment(context, id);
  const description = context.translate(msg`${levy.title}, installment ${position} of ${levy.installments}`);
  const work = await billParts(context, levy, {
    of: { position },
    issuedOn,
    dueOn,
    description: levy.installments === 1 ? levy.title : description,
    actor: actorOf(context),
  });
  if (!work) throw nothingLeft();
  await noteProblem(context, id, position, work.problem);
  const after = { position, issuedOn, dueOn, amountMinor: work.amountMinor };
  await recordChange(context, changeOf('special-assessment.bill', { 'special-assessment': id }, {}, after));
  await work.bill();
  return getAssessment(context, id);
}

/** Keeps why units of an installment wait; null where none does. */
export const noteProblem = (
  { tx }: Pick<CallContext, 'tx'>,
  assessmentId: string,
  position: number,
  problem: string | null,
) =>
  tx
    .updateTable('specialAssessmentInstallment')
    .set({ problem })
    .where('assessmentId', '=', assessmentId)
    .where('position', '=', position)
    .execute();

/** Bills all that is left of a unit at once. */
export async function billRest(
  context: TranslatingContext,
  id: string,
  { propertyId, reason, issuedOn, dueOn }: RestInput,
): Promise<SpecialAssessment> {
  requireNear({ issuedOn }, todayOf(context));
  const levy = await locked(context, id);
  const work = await billParts(context, levy, {
    of: { propertyId },
    issuedOn,
    dueOn,
    description: context.translate(msg`${levy.title}, remaining installments`),
    actor: actorOf(context),
  });
  if (!work) throw nothingLeft();
  const unit = await context.tx
    .selectFrom('property')
    .select(unitName.as('name'))
    .where('id', '=', propertyId)
    .executeTakeFirst();
  const after = { property: unit?.name, reason, issuedOn, dueOn, amountMinor: work.amountMinor };
  await recordChange(
    context,
    changeOf('special-assessment.bill-rest', { 'special-assessment': id }, {}, after),
  );
  await work.bill();
  return getAssessment(context, id);
}

/** Ends a special assessment: nothing more is billed of it. */
export async function endAssessment(
  context: TranslatingContext,
  id: string,
  { reason, version }: { reason: string; version: number },
): Promise<SpecialAssessment> {
  const levy = await locked(context, id);
  if (levy.version !== version) throw versionConflict('special assessment');
  if (levy.endedOn !== null)
    throw conflict('special-assessment-ended', 'This special assessment has ended. Nothing more is billed.');
  await context.tx
    .updateTable('specialAssessment')
    .set({
      endedOn: todayOf(context),
      endedBy: context.caller.displayName,
      endReason: reason,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(
    context,
    changeOf('special-assessment.end', { 'special-assessment': id }, {}, { status: 'ended', reason }),
  );
  return getAssessment(context, id);
}
