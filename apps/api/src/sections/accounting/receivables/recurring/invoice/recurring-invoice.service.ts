import {
  type RecurringInvoice,
  type RecurringInvoiceChange,
  recurringInvoiceInput,
  type RecurringInvoiceInput,
  type UpcomingRun,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { scheduleText } from '@courtyard/contract/accounting/recurring/schedule-text.rules';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Call } from '../../../../../platform/http/implement';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../../platform/section/conflicts';
import { writtenFields } from '../../../../../platform/section/fields';
import { faultsOfInvoice } from '../../invoice/billing/invoice-lines.rules';
import { ownerChart } from '../../owner-account/owner-chart';
import { unitName } from '../../owner-account/unit-name.sql';
import { daysAfter } from '../../../recurring/schedule/schedule.rules';
import {
  insertTemplate,
  rescheduled,
  takeVersion,
  templateProblems,
} from '../../../recurring/schedule/write-template';
import { type BilledTemplate, upcomingRun } from './plan-run';
import { amountsPerUnit, chosenUnits, findTemplate, occurrencesOf } from './recurring-invoice.sql';

type TranslatingContext = ReadContext & Pick<Call, 'translate'>;
type Writing = CallContext & Pick<Call, 'translate'>;

const upcomingDays = 10;

async function upcomingOf(
  context: TranslatingContext,
  template: BilledTemplate & { leadDays: number },
  days: readonly string[],
): Promise<UpcomingRun[]> {
  const runs: UpcomingRun[] = [];
  for (const day of days) runs.push(await upcomingRun(context, template, day));
  return runs;
}

/** The next ten runs that what is written would make, from its first day on, or after a day that was made. */
export const previewRecurringInvoice = (
  context: TranslatingContext,
  input: RecurringInvoiceInput,
  after: string | null = null,
) => upcomingOf(context, { ...input, perUnit: null }, daysAfter(input, after, upcomingDays));

async function unitsOf(
  { tx }: TranslatingContext,
  ids: readonly string[],
): Promise<RecurringInvoice['properties']> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', 'in', [...ids])
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .execute();
}

/** Throws a Problem, 404. */
export async function getRecurringInvoice(
  context: TranslatingContext,
  templateId: string,
): Promise<RecurringInvoice> {
  const { tx } = context;
  const row = await findTemplate(tx, templateId);
  if (!row) throw notFound('recurring template');
  const { lines, installments, installmentsFrom, ...template } = row;
  const chart = await ownerChart(tx);
  const propertyIds = await chosenUnits(tx, templateId);
  const perUnit = await amountsPerUnit(tx, templateId, { installments, installmentsFrom });
  const { nextOn } = template;
  const days = nextOn === null ? [] : [nextOn, ...daysAfter(template, nextOn, upcomingDays - 1)];
  const named = (found: { id: string; code: string; name: string } | undefined, id: string) => ({
    id,
    name: found ? `${found.code} ${found.name}` : '',
  });
  return {
    ...template,
    lines: lines.map((line) => ({
      ...line,
      account: named(chart.account(line.accountId), line.accountId),
      fund: { id: line.fundId, name: chart.fund(line.fundId)?.name ?? '' },
    })),
    properties: await unitsOf(context, propertyIds),
    upcoming: await upcomingOf(context, { ...template, lines, propertyIds, perUnit }, days),
    occurrences: await occurrencesOf(tx, templateId),
  };
}

/** Checks what is written against the chart and the units, each fault at its field. Throws a Problem, 422. */
async function requireBillable(
  { tx }: Writing,
  { lines, propertyIds, scope, startsOn }: RecurringInvoiceInput,
): Promise<void> {
  const faults = faultsOfInvoice(await ownerChart(tx), { lines, issuedOn: startsOn, dueOn: startsOn });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const ids = [...new Set(propertyIds)];
  if (scope !== 'units' || ids.length === 0) return;
  const found = await tx.selectFrom('property').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) throw invalid({ propertyIds: 'One of these units no longer exists.' });
}

/** What the history tells of a template: names and sentences in place of ids and rules. */
function auditValues({ tenant }: Writing, template: RecurringInvoice): Record<string, unknown> {
  const { lines, rule, ...written } = writtenFields(recurringInvoiceInput, template);
  const { language } = tenant;
  return {
    ...written,
    rule: scheduleText(rule, { language, dateFormat: 'MM/DD/YYYY' }),
    properties: template.properties.map(({ name }) => name),
    lines: lines.map(({ description }) => description),
    amountMinor: template.amountMinor,
  };
}

const columnsOf = ({ scope, buildings, split, dueDays, memo, lines }: RecurringInvoiceInput) => ({
  scope,
  buildings: scope === 'buildings' ? buildings : [],
  split,
  dueDays,
  memo,
  lines: JSON.stringify(lines),
});

async function replaceUnits(
  { tx, tenant }: Writing,
  templateId: string,
  { scope, propertyIds }: RecurringInvoiceInput,
): Promise<void> {
  await tx.deleteFrom('recurringInvoiceUnit').where('templateId', '=', templateId).execute();
  const ids = scope === 'units' ? [...new Set(propertyIds)] : [];
  if (ids.length === 0) return;
  await tx
    .insertInto('recurringInvoiceUnit')
    .values(ids.map((propertyId) => ({ tenantId: tenant.id, templateId, propertyId })))
    .execute();
}

export async function createRecurringInvoice(
  context: Writing,
  input: RecurringInvoiceInput,
): Promise<RecurringInvoice> {
  const { tx, tenant } = context;
  await requireBillable(context, input);
  const id = newId();
  await insertTemplate(context, { id, kind: 'invoice', ...input });
  await tx
    .insertInto('recurringInvoice')
    .values({ tenantId: tenant.id, templateId: id, ...columnsOf(input) })
    .execute();
  await replaceUnits(context, id, input);
  const made = await getRecurringInvoice(context, id);
  await recordChange(
    context,
    changeOf('recurring-template.create', { 'recurring-template': id }, {}, auditValues(context, made)),
  );
  return made;
}

/** Changes a template from the next day of its schedule on. Throws a Problem: 409 where somebody changed it meanwhile, or it ended. */
export async function updateRecurringInvoice(
  context: Writing,
  templateId: string,
  change: RecurringInvoiceChange,
): Promise<RecurringInvoice> {
  const { tx } = context;
  const before = await getRecurringInvoice(context, templateId);
  if (before.split === 'per-unit')
    throw conflict(
      'amounts-per-unit',
      'A dues plan set the amounts of this recurring invoice. Change them with a new version of the plan.',
    );
  const held = await takeVersion(context, { kind: 'invoice', id: templateId }, change.version);
  await requireBillable(context, change);
  const { name, rule, startsOn, leadDays } = change;
  const nextOn = await rescheduled(context, held, change);
  await withConstraintProblems(
    tx
      .updateTable('recurringTemplate')
      .set({ name, rule, startsOn, leadDays, nextOn })
      .where('id', '=', templateId)
      .execute(),
    templateProblems,
  );
  await tx
    .updateTable('recurringInvoice')
    .set(columnsOf(change))
    .where('templateId', '=', templateId)
    .execute();
  await replaceUnits(context, templateId, change);
  const after = await getRecurringInvoice(context, templateId);
  await recordChange(
    context,
    changeOf(
      'recurring-template.update',
      { 'recurring-template': templateId },
      auditValues(context, before),
      auditValues(context, after),
    ),
  );
  return after;
}
