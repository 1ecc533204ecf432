import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { Tx } from '../../../../platform/database/database';
import type { Text } from '../../../../platform/http/language/sentence';
import { incomeFault } from '../invoice/billing/invoice-lines.rules';
import { type OwnerChart, ownerChart } from '../owner-account/owner-chart';

/** What bookings are billed as, with the chart that it is posted by. */
interface BookingTerms {
  chart: OwnerChart;
  item: {
    id: string;
    fundId: string | null;
    incomeAccountId: string | null;
    chargeType: InvoiceLineInput['chargeType'] | null;
    archivedAt: string | null;
  } | null;
}

/** Reads the service or item that bookings are billed as. Throws a Problem, 409, where the chart lacks what owners' charges need. */
export async function bookingTerms(tx: Tx, itemId: string): Promise<BookingTerms> {
  const item = await tx
    .selectFrom('serviceItem')
    .select(['id', 'fundId', 'incomeAccountId', 'chargeType', 'archivedAt'])
    .where('id', '=', itemId)
    .executeTakeFirst();
  return { chart: await ownerChart(tx), item: item ?? null };
}

/** The fund of what a booking costs: the item's, its account's, or where the community works with. */
export const fundOf = ({ chart, item }: BookingTerms): string =>
  item?.fundId ?? chart.account(item?.incomeAccountId ?? '')?.fundId ?? chart.operatingFund();

/** Why bookings cannot be billed as it; undefined where they can. Throws a Problem, 409, where the chart has no account for deposits. */
export function faultOfItem(terms: BookingTerms): Text | undefined {
  const { chart, item } = terms;
  if (!item) return 'Service or item not found.';
  if (item.archivedAt !== null) return 'This service or item is archived.';
  if (item.incomeAccountId === null)
    return 'This service or item is for purchases. Choose one that is billed to owners.';
  chart.control('deposit', fundOf(terms));
  return incomeFault(chart, item.incomeAccountId);
}
