const base = '/accounting/payments';

/** Addresses of the pages about payments. */
export const paymentPaths = {
  list: base,
  create: `${base}/create`,
  /** The form for one unit. */
  createFor: (propertyId: string) => `${base}/create?property=${propertyId}`,
  /** The form for what former owners of a unit pay. */
  createForFormer: (propertyId: string, ledgerId: string) =>
    `${base}/create?property=${propertyId}&ledger=${ledgerId}`,
  /** What became of a payment that was just recorded. */
  recorded: (id: string) => `${base}/create?recorded=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
  policy: `${base}/policy`,
};
