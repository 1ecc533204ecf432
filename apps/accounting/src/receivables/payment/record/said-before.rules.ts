import { day } from '@courtyard/contract/primitives';

/** What the address says of a payment that a line of a bank told of; each part is there or not. */
export interface SaidBefore {
  propertyId: string | null;
  /** Of former owners who pay. */
  ledgerId: string | null;
  receivedOn?: string;
  amountMinor: number | null;
  depositToId?: string;
  payer: string | null;
  reference: string | null;
}

/** Reads `?property=`, `ledger`, `on`, `amount` (minor units), `account`, `payer` and `check`; what is none of these is left out. */
export function saidBefore(params: URLSearchParams): SaidBefore {
  const on = day.safeParse(params.get('on'));
  const amount = Number(params.get('amount') ?? Number.NaN);
  const account = params.get('account');
  return {
    propertyId: params.get('property'),
    ledgerId: params.get('ledger'),
    ...(on.success && { receivedOn: on.data }),
    amountMinor: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    ...(account !== null && { depositToId: account }),
    payer: params.get('payer')?.slice(0, 160) ?? null,
    reference: params.get('check')?.slice(0, 60) ?? null,
  };
}
