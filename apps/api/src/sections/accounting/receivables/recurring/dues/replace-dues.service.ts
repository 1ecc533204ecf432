import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { choicesOfSchedule, ruleOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { changeOf, writeAudits } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Call } from '../../../../../platform/http/implement';
import { msg } from '../../../../../platform/http/language/sentence';
import { conflict, Problem } from '../../../../../platform/http/problem';
import type { CallContext } from '../../../../../platform/section/call-context';
import { daysAfter, nextAfter, type Schedule } from '../../../recurring/schedule/schedule.rules';
import { insertTemplate, lastDay } from '../../../recurring/schedule/write-template';
import { isDues } from './dues-templates';

type Writing = CallContext & Pick<Call, 'translate'>;

/** Dues as another section hands them over: an amount of each unit by line, for a whole cycle of invoices. */
export interface NewDues {
  name: string;
  fundId: string;
  rule: string;
  startsOn: string;
  dueDays: number;
  installments: number;
  /** A day of the month of a cycle's first invoice. */
  installmentsFrom: string;
  lines: readonly InvoiceLineInput[];
  units: readonly { propertyId: string; amountsMinor: readonly number[] }[];
  /** Recurring invoices that they take the place of. */
  replacedIds: readonly string[];
}

/** A schedule that ends on a date at the latest, by the date instead of a number of times. */
function endedBy(schedule: Schedule, latest: string | null): string {
  const choices = choicesOfSchedule(schedule.rule);
  if (choices === null) throw new Error(`a schedule that was refused is kept: ${schedule.rule}`);
  const { until, times } = choices;
  const own = times === null ? until : (daysAfter(schedule, null, times).at(-1) ?? until);
  const [last = null] = [own, latest].filter((day) => day !== null).toSorted();
  return last === null ? schedule.rule : ruleOfSchedule({ ...choices, ends: 'on', until: last, times: null });
}

/** The call is of another section: the histories and the open pages are those of this one. */
async function record({ tx, tenant, caller, platform }: Writing, entries: Parameters<typeof writeAudits>[2]) {
  const actor = { tenantId: tenant.id, memberId: caller.memberId, displayName: caller.displayName };
  await writeAudits(tx, actor, entries);
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'accounting' });
}

/** The template in use that is replaced, held until the commit. Throws a Problem, 409, where it ended or billed the first date already. */
async function heldTemplate({ tx }: Writing, id: string, startsOn: string) {
  const held = await tx
    .selectFrom('recurringTemplate')
    .innerJoin('recurringInvoice', (join) =>
      join
        .onRef('recurringInvoice.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('recurringInvoice.templateId', '=', 'recurringTemplate.id'),
    )
    .select(['id', 'name', 'rule', 'startsOn', 'leadDays', 'nextOn', 'status', 'lines', 'version'])
    .where('id', '=', id)
    .forUpdate('recurringTemplate')
    .executeTakeFirst();
  if (!held || held.status === 'ended')
    throw conflict('template-ended', 'One of these recurring invoices is no longer active. Reload the plan.');
  const last = await lastDay(tx, id);
  if (last !== null && last >= startsOn)
    throw conflict('dues-billed', msg`${held.name} already billed ${last}. Start the dues on a later date.`);
  return { ...held, status: held.status };
}

type Held = Awaited<ReturnType<typeof heldTemplate>>;

/** Adds a template. Throws a Problem, 409, where another one in use has its name. */
async function insertNamed(context: Writing, template: Parameters<typeof insertTemplate>[1]): Promise<void> {
  try {
    await insertTemplate(context, template);
  } catch (error) {
    if (!(error instanceof Problem) || error.fields?.name === undefined) throw error;
    throw conflict(
      'dues-name',
      msg`Another recurring invoice already has the name ${template.name}. Enter another name.`,
    );
  }
}

/** Bills the lines of a replaced template that are not of the dues as before, from a day on; null where there are none. */
async function keepRemainder(context: Writing, held: Held, dues: NewDues): Promise<string | null> {
  const { tx } = context;
  const lines = held.lines.filter((line) => !isDues(line, dues.fundId));
  const startsOn = nextAfter(held, addDays(dues.startsOn, -1));
  if (lines.length === 0 || startsOn === null) return null;
  const id = newId();
  const { leadDays, lines: all } = held;
  await insertNamed(context, {
    id,
    kind: 'invoice',
    name: remainderName(held.name, dues.name),
    rule: endedBy(held, null),
    startsOn,
    leadDays,
  });
  const kept = JSON.stringify(all.flatMap((line, place) => (isDues(line, dues.fundId) ? [] : [place])));
  await sql`insert into recurring_invoice (tenant_id, template_id, scope, buildings, split, due_days, memo, lines, installments, installments_from)
    select tenant_id, ${id}::uuid, scope, buildings, split, due_days, memo, ${JSON.stringify(lines)}::jsonb, installments, installments_from
    from recurring_invoice where template_id = ${held.id}`.execute(tx);
  await sql`insert into recurring_invoice_unit (tenant_id, template_id, property_id, amounts_minor)
    select tenant_id, ${id}::uuid, property_id,
      case when amounts_minor is null then null else
        (select jsonb_agg(amounts_minor -> place::int order by place::int) from jsonb_array_elements_text(${kept}::jsonb) place) end
    from recurring_invoice_unit where template_id = ${held.id}`.execute(tx);
  return id;
}

const longestName = 120;
const remainderName = (name: string, dues: string) => `${name} (${dues})`.slice(0, longestName);

/** Ends a template the day before the dues begin, and notes how it was. */
async function replace(context: Writing, templateId: string, dues: NewDues, replacedId: string) {
  const { tx, tenant, platform } = context;
  const held = await heldTemplate(context, replacedId, dues.startsOn);
  const { status } = held;
  const remainderId = await keepRemainder(context, held, dues);
  const rule = endedBy(held, addDays(dues.startsOn, -1));
  const nextOn = held.nextOn !== null && held.nextOn < dues.startsOn ? held.nextOn : null;
  await tx
    .updateTable('recurringTemplate')
    .set({
      rule,
      nextOn,
      status: nextOn === null ? 'ended' : status,
      version: held.version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', replacedId)
    .execute();
  await tx
    .insertInto('recurringReplacement')
    .values({
      tenantId: tenant.id,
      templateId,
      replacedId,
      ruleBefore: held.rule,
      statusBefore: status,
      remainderId,
    })
    .execute();
  return [
    changeOf(
      'recurring-template.update',
      { 'recurring-template': replacedId },
      { rule: held.rule },
      { rule },
    ),
    ...(remainderId === null
      ? []
      : [
          changeOf(
            'recurring-template.create',
            { 'recurring-template': remainderId },
            {},
            { name: remainderName(held.name, dues.name) },
          ),
        ]),
  ];
}

/**
 * Has recurring invoices bill dues with amounts per unit from a date on, in the place of those that they replace, in the caller's
 * transaction. Throws a Problem: 409 where one of these ended or billed that date, 422 for a name that another has.
 */
export async function handOverDues(context: Writing, dues: NewDues): Promise<{ templateId: string }> {
  const { tx, tenant } = context;
  const id = newId();
  const { name, rule, startsOn, dueDays, lines, units, installments, installmentsFrom } = dues;
  await insertNamed(context, { id, kind: 'invoice', name, rule, startsOn, leadDays: 0 });
  await tx
    .insertInto('recurringInvoice')
    .values({
      tenantId: tenant.id,
      templateId: id,
      scope: 'units',
      buildings: [],
      split: 'per-unit',
      dueDays,
      memo: null,
      lines: JSON.stringify(lines),
      installments,
      installmentsFrom,
    })
    .execute();
  await sql`insert into recurring_invoice_unit (tenant_id, template_id, property_id, amounts_minor)
    select ${tenant.id}::uuid, ${id}::uuid, unit."propertyId", unit."amountsMinor"
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit ("propertyId" uuid, "amountsMinor" jsonb)`.execute(
    tx,
  );
  const made = changeOf(
    'recurring-template.create',
    { 'recurring-template': id },
    {},
    { name, startsOn, dueDays, lines: lines.map(({ description }) => description) },
  );
  const ended = [];
  // One after the other, in one order, so that two who hand over wait for each other.
  for (const replacedId of dues.replacedIds.toSorted())
    ended.push(...(await replace(context, id, dues, replacedId)));
  await record(context, [made, ...ended]);
  return { templateId: id };
}

/** Takes dues back before their first invoice: what they replaced bills again. Throws a Problem, 409, once something was billed. */
export async function undoDues(context: Writing, templateId: string): Promise<void> {
  const { tx, platform } = context;
  const replaced = await tx
    .selectFrom('recurringReplacement')
    .selectAll()
    .where('templateId', '=', templateId)
    .orderBy('replacedId')
    .execute();
  const made = [
    templateId,
    ...replaced.flatMap(({ remainderId }) => (remainderId === null ? [] : [remainderId])),
  ];
  const held = await tx
    .selectFrom('recurringTemplate')
    .select(['id', 'status'])
    .where('id', 'in', made)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const id of made)
    if ((await lastDay(tx, id)) !== null)
      throw conflict(
        'dues-billed',
        'Dues of this plan were already billed, so it can’t be undone. Create a new version instead.',
      );
  const updatedAt = platform.clock();
  await tx
    .updateTable('recurringTemplate')
    .set((row) => ({ status: 'ended', nextOn: null, version: row('version', '+', 1), updatedAt }))
    .where('id', 'in', made)
    .execute();
  const entries = held.map(({ id, status }) =>
    changeOf('recurring-template.set-status', { 'recurring-template': id }, { status }, { status: 'ended' }),
  );
  for (const { replacedId, ruleBefore, statusBefore } of replaced) {
    const { rule, startsOn, nextOn, status } = await tx
      .selectFrom('recurringTemplate')
      .select(['rule', 'startsOn', 'nextOn', 'status'])
      .where('id', '=', replacedId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const choices = choicesOfSchedule(rule);
    const next = nextOn ?? nextAfter({ rule: ruleBefore, startsOn }, choices?.until ?? null);
    await tx
      .updateTable('recurringTemplate')
      .set((row) => ({
        rule: ruleBefore,
        nextOn: next,
        status: next === null ? 'ended' : statusBefore,
        version: row('version', '+', 1),
        updatedAt,
      }))
      .where('id', '=', replacedId)
      .execute();
    entries.push(
      changeOf(
        'recurring-template.update',
        { 'recurring-template': replacedId },
        { rule, status },
        { rule: ruleBefore, status: next === null ? 'ended' : statusBefore },
      ),
    );
  }
  await record(context, entries);
}
