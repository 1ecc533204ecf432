import type {
  InvoiceInput,
  InvoiceLineInput,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import type { OwnerChart } from '../../owner-account/owner-chart';

type Fault = [field: 'accountId' | 'fundId', Text];

/** What is wrong with the account that something is income of; undefined where nothing is. */
export function incomeFault(chart: OwnerChart, accountId: string): Text | undefined {
  const account = chart.account(accountId);
  if (!account) return 'There is no such account.';
  if (account.isHeading) return 'This account is a heading. Choose an account under it.';
  if (account.archivedAt !== null) return 'This account is archived.';
  const name = `${account.code} ${account.name}`;
  if (account.type !== 'income' || account.control !== 'none')
    return msg`${name} isn’t an income account. Choose one of type “Income”.`;
  if (account.purpose !== null) return msg`${name} is a system account. Choose another account.`;
  return undefined;
}

/** What is wrong with the account or the fund of a line; undefined where nothing is. */
function faultOf(
  chart: OwnerChart,
  { accountId, fundId }: Pick<InvoiceLineInput, 'accountId' | 'fundId'>,
): Fault | undefined {
  const fault = incomeFault(chart, accountId);
  if (fault !== undefined) return ['accountId', fault];
  const fund = chart.fund(fundId);
  if (!fund) return ['fundId', 'There is no such fund.'];
  if (fund.archivedAt !== null) return ['fundId', 'This fund is archived.'];
  const own = chart.account(accountId)?.fundId ?? null;
  return own === null || own === fundId ? undefined : ['fundId', 'This account belongs to another fund.'];
}

/** What is wrong with an invoice as it was written, by field. */
export function faultsOfInvoice(
  chart: OwnerChart,
  { lines, issuedOn, dueOn }: Pick<InvoiceInput, 'lines' | 'issuedOn' | 'dueOn'>,
): Record<string, Text> {
  const faults = lines.flatMap((line, place) => {
    const fault = faultOf(chart, line);
    return fault ? [[`lines.${place}.${fault[0]}`, fault[1]] as const] : [];
  });
  return {
    ...Object.fromEntries(faults),
    ...(dueOn < issuedOn && { dueOn: 'Choose the invoice date or later.' }),
  };
}
