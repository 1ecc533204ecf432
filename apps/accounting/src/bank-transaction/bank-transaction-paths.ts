import { paymentPaths } from '../receivables/payment/payment-paths';

const base = '/accounting/transactions';

/** Addresses of the pages about the lines of the banks. */
export const bankPaths = {
  list: base,
  details: (id: string) => `${base}/details?id=${id}`,
  import: base + '/import',
  rules: base + '/rules',
};

interface ToRecord {
  bookedOn: string;
  amountMinor: number;
  payee: string | null;
  checkNumber: string | null;
  account: { id: string };
}

/** The form of an owner's payment, with what the bank says of it. */
export function paymentFormPath({ bookedOn, amountMinor, payee, checkNumber, account }: ToRecord): string {
  const said = new URLSearchParams({ on: bookedOn, amount: String(amountMinor), account: account.id });
  if (payee !== null) said.set('payer', payee);
  if (checkNumber !== null) said.set('check', checkNumber);
  return `${paymentPaths.create}?${said}`;
}
