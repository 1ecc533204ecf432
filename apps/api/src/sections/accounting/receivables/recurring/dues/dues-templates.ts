import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { RecurringInvoiceSummary } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { choicesOfSchedule, ruleOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import { addDays } from '@courtyard/contract/days';
import type { Tx } from '../../../../../platform/database/database';
import { incomeFault } from '../../invoice/billing/invoice-lines.rules';
import { unitsNamed } from '../../invoice/billing/plan-invoices';
import { shareOut } from '../../invoice/billing/shares.rules';
import { ownerChart } from '../../owner-account/owner-chart';
import { daysAfter } from '../../../recurring/schedule/schedule.rules';
import { type BilledTemplate, billedUnits } from '../invoice/plan-run';
import { billedTemplate } from '../invoice/recurring-invoice.sql';
import { installmentOf, placeInCycle } from './installments.rules';

/** A recurring invoice that bills dues of a fund. */
export interface DuesTemplate {
  id: string;
  name: string;
  split: RecurringInvoiceSummary['split'];
  rule: string;
  startsOn: string;
  nextOn: string | null;
  /** The last date that was billed, or could not be. */
  lastOn: string | null;
}

/** Whether a line is of the dues of a fund. */
export const isDues = ({ fundId: ofLine, chargeType }: InvoiceLineInput, fundId: string): boolean =>
  ofLine === fundId && chargeType === 'regular';

/** Recurring invoices in use that bill regular assessments of a fund, by name. */
export async function duesTemplates(tx: Tx, fundId: string): Promise<DuesTemplate[]> {
  const rows = await tx
    .selectFrom('recurringTemplate')
    .innerJoin('recurringInvoice', (join) =>
      join
        .onRef('recurringInvoice.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('recurringInvoice.templateId', '=', 'recurringTemplate.id'),
    )
    .leftJoin('recurringOccurrence as day', (join) =>
      join
        .onRef('day.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('day.templateId', '=', 'recurringTemplate.id'),
    )
    .select((row) => [
      'recurringTemplate.id',
      'recurringTemplate.name',
      'recurringTemplate.rule',
      'recurringTemplate.startsOn',
      'recurringTemplate.nextOn',
      'recurringInvoice.split',
      'recurringInvoice.lines',
      row.fn.max<string | null>('day.occursOn').as('lastOn'),
    ])
    .where('recurringTemplate.status', '<>', 'ended')
    .groupBy([
      'recurringTemplate.id',
      'recurringTemplate.name',
      'recurringTemplate.nameSort',
      'recurringTemplate.rule',
      'recurringTemplate.startsOn',
      'recurringTemplate.nextOn',
      'recurringInvoice.split',
      'recurringInvoice.lines',
    ])
    .orderBy('recurringTemplate.nameSort')
    .execute();
  return rows.flatMap(({ lines, ...row }) => (lines.some((line) => isDues(line, fundId)) ? [row] : []));
}

/** A schedule as it is today, whether or not it ends. */
function endless(rule: string): string {
  const choices = choicesOfSchedule(rule);
  return choices === null ? rule : ruleOfSchedule({ ...choices, ends: 'never', until: null, times: null });
}

/** More days than a schedule has in a year. */
const maxDays = 24;

/** What a template bills each unit of the dues of a fund from a date to another, at today's rates. */
async function billedBy(
  tx: Tx,
  { template, startsOn, dues }: { template: BilledTemplate; startsOn: string; dues: readonly boolean[] },
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const schedule = { rule: endless(template.rule), startsOn: startsOn < from ? startsOn : from };
  const days = daysAfter(schedule, addDays(from, -1), maxDays).filter((day) => day <= to);
  const { perUnit } = template;
  if (perUnit) {
    const places = days.map((day) => placeInCycle(perUnit, template.rule, day));
    return new Map(
      [...perUnit.ofCycle].map(([propertyId, amounts]) => [
        propertyId,
        places.reduce(
          (sum, place) =>
            amounts.reduce(
              (all, amount, line) =>
                all + (dues[line] ? installmentOf(amount, perUnit.installments, place) : 0),
              sum,
            ),
          0,
        ),
      ]),
    );
  }
  const propertyIds = await billedUnits(tx, template);
  if (propertyIds.length === 0) return new Map();
  const units = await unitsNamed({ tx }, { propertyIds, issuedOn: from });
  const split = template.split === 'each' ? 'each' : 'by-share';
  const lines = template.lines.filter((_, place) => dues[place]);
  return new Map(
    shareOut(units, { split, lines }).map(({ propertyId, totalMinor }) => [
      propertyId,
      totalMinor * days.length,
    ]),
  );
}

/** What each unit pays of the dues of a fund under these recurring invoices, in a fiscal year at today's rates. */
export async function duesOfUnits(
  tx: Tx,
  { templates, fundId }: { templates: readonly DuesTemplate[]; fundId: string },
  year: { from: string; to: string },
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { id, startsOn } of templates) {
    const template = await billedTemplate(tx, id);
    const dues = template.lines.map((line) => isDues(line, fundId));
    for (const [propertyId, amount] of await billedBy(tx, { template, startsOn, dues }, year))
      sums.set(propertyId, (sums.get(propertyId) ?? 0) + amount);
  }
  return sums;
}

/** Accounts that dues of a fund can be income of, by code. */
export async function duesAccounts(tx: Tx, fundId: string) {
  const chart = await ownerChart(tx);
  return {
    isUsable: (accountId: string) => {
      const own = chart.account(accountId)?.fundId ?? null;
      return incomeFault(chart, accountId) === undefined && (own === null || own === fundId);
    },
    fault: (accountId: string) => incomeFault(chart, accountId),
  };
}
