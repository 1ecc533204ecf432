const base = '/accounting/bills';
const payments = '/accounting/vendor-payments';

const withBills = (ids: readonly string[]) => ids.map((id) => `bill=${id}`).join('&');

/** Addresses of the pages about bills. */
export const billPaths = {
  list: base,
  create: `${base}/create`,
  createFor: (vendorId: string) => `${base}/create?vendor=${vendorId}`,
  /** The form filled in as another bill is. */
  copyOf: (id: string) => `${base}/create?copy=${id}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
  ofVendor: (vendorId: string) => `${base}?vendorId=${vendorId}`,
  /** What is owed to vendors by age, at the end of a day. */
  aging: `${base}/aging`,
  aged: (bucket: string) => `${base}?aging=${bucket}`,
  agedOf: (vendorId: string, bucket: string) => `${base}?vendorId=${vendorId}&aging=${bucket}`,
  /** The form with these bills to be paid. */
  pay: (ids: readonly string[]) => (ids.length === 0 ? `${base}/pay` : `${base}/pay?${withBills(ids)}`),
  payVendor: (vendorId: string) => `${base}/pay?vendor=${vendorId}`,
};

/** Addresses of the pages about what was paid to vendors. */
export const vendorPaymentPaths = {
  list: payments,
  details: (id: string) => `${payments}/details?id=${id}`,
  ofVendor: (vendorId: string) => `${payments}?vendorId=${vendorId}`,
};
