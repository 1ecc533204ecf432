import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { addDays } from '@courtyard/contract/days';
import type { LineDraft } from './invoice-draft';

/** A further line, in the fund and on the account of the one before. */
export const lineAfter = (before: LineDraft | undefined): LineDraft => ({
  serviceItemId: null,
  description: '',
  accountId: before?.accountId ?? null,
  fundId: before?.fundId ?? null,
  chargeType: before?.chargeType ?? 'regular',
  amountMinor: null,
});

/** A line as a service or item has it; what that leaves open stays as it was written. */
export const filledBy = (item: ServiceItem, line: LineDraft): LineDraft => ({
  serviceItemId: item.id,
  description: item.description ?? item.name,
  accountId: item.incomeAccount?.id ?? line.accountId,
  fundId: item.fund?.id ?? line.fundId,
  chargeType: item.chargeType ?? line.chargeType,
  amountMinor: item.priceMinor ?? line.amountMinor,
});

const daysToPay = 15;

/** When an invoice is due, unless somebody says another day. */
export const defaultDueOn = (issuedOn: string): string => addDays(issuedOn, daysToPay);
