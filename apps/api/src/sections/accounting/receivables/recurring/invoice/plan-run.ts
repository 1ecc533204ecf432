import { cutTo } from '@courtyard/contract/primitives';
import type {
  InvoiceInput,
  InvoiceLineInput,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type {
  RecurringInvoiceSummary,
  UpcomingRun,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { withMonth } from '@courtyard/contract/accounting/recurring/schedule-text.rules';
import { addDays } from '@courtyard/contract/days';
import type { Tx } from '../../../../../platform/database/database';
import { invalid, Problem, reasonOf } from '../../../../../platform/http/problem';
import type { ClockContext } from '../../../../../platform/section/jobs/clock-context';
import { planInvoices } from '../../invoice/billing/plan-invoices';
import type { UnitAmounts, UnitShare } from '../../invoice/billing/shares.rules';
import { dayInBooks } from '../../../recurring/schedule/make-occurrence';
import type { OccurrenceDay } from '../../../recurring/schedule/template';
import { type AmountsPerUnit, installmentOf, placeInCycle } from '../dues/installments.rules';

/** What a template bills, whatever the day. */
export interface BilledTemplate {
  scope: 'all' | 'buildings' | 'units';
  buildings: readonly string[];
  /** Of the scope `units`. */
  propertyIds: readonly string[];
  split: RecurringInvoiceSummary['split'];
  /** Of the split `per-unit`. */
  perUnit: AmountsPerUnit | null;
  rule: string;
  dueDays: number;
  memo: string | null;
  lines: readonly InvoiceLineInput[];
}

const longestDescription = 200;

/** The units that a template bills today: those in use, of all or of some buildings, or the chosen ones. */
export async function billedUnits(
  tx: Tx,
  { scope, buildings, propertyIds }: Pick<BilledTemplate, 'scope' | 'buildings' | 'propertyIds'>,
): Promise<string[]> {
  if (scope === 'units') return [...propertyIds];
  const rows = await tx
    .selectFrom('property')
    .select('id')
    .where('archivedAt', 'is', null)
    .$if(scope === 'buildings', (query) => query.where('building', 'in', [...buildings]))
    .execute();
  return rows.map(({ id }) => id);
}

/** What each unit is billed of every line on a day. */
function amountsOn(perUnit: AmountsPerUnit, rule: string, occursOn: string): UnitAmounts {
  const { installments, ofCycle } = perUnit;
  const place = placeInCycle(perUnit, rule, occursOn);
  return new Map(
    [...ofCycle].map(([propertyId, amounts]) => [
      propertyId,
      amounts.map((amount) => installmentOf(amount, installments, place)),
    ]),
  );
}

/** The run of a day: what it says, and each unit's part. Throws a Problem where it cannot be billed. */
export async function planRun(
  context: Pick<ClockContext, 'tx' | 'tenant' | 'platform' | 'section' | 'translate'>,
  template: BilledTemplate,
  { occursOn, datedOn }: OccurrenceDay,
): Promise<{ input: InvoiceInput; shares: UnitShare[] }> {
  const { tx, tenant } = context;
  const said = (text: string) => withMonth(text, occursOn, tenant.language);
  const propertyIds = await billedUnits(tx, template);
  if (propertyIds.length === 0) throw invalid({ propertyIds: 'There are no units to bill.' });
  const input: InvoiceInput = {
    propertyIds,
    split: template.split === 'each' ? 'each' : 'by-share',
    issuedOn: datedOn,
    dueOn: addDays(datedOn, template.dueDays),
    memo: template.memo === null ? null : said(template.memo),
    lines: template.lines.map((line) => ({
      ...line,
      description: cutTo(said(line.description), longestDescription),
    })),
  };
  const amounts = template.perUnit && amountsOn(template.perUnit, template.rule, occursOn);
  const { shares } = await planInvoices(context, input, amounts);
  return { input, shares };
}

/** Units that get no invoice, with the reason, as it is told. */
export const leftOutOf = (shares: readonly UnitShare[], { translate }: Pick<ClockContext, 'translate'>) =>
  shares.flatMap(({ propertyId, name, problem }) =>
    problem === null ? [] : [{ property: { id: propertyId, name }, problem: translate(problem) }],
  );

/** A run that is still to come, with its total as things stand today. */
export async function upcomingRun(
  context: Pick<ClockContext, 'tx' | 'tenant' | 'platform' | 'section' | 'translate'>,
  template: BilledTemplate & { leadDays: number },
  occursOn: string,
): Promise<UpcomingRun> {
  const day = await dayInBooks(context.tx, occursOn);
  const days = {
    occursOn,
    madeOn: addDays(occursOn, -template.leadDays),
    issuedOn: day.datedOn,
    dueOn: addDays(day.datedOn, template.dueDays),
  };
  try {
    const { shares } = await planRun(context, template, day);
    const billed = shares.filter(({ problem }) => problem === null);
    return {
      ...days,
      units: billed.length,
      totalMinor: billed.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
      leftOut: leftOutOf(shares, context),
      problem: billed.length === 0 ? context.translate('None of these units can be billed.') : null,
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...days, units: 0, totalMinor: 0, leftOut: [], problem: context.translate(reasonOf(error)) };
  }
}
