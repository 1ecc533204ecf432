const base = '/accounting/invoices';

/** Addresses of the pages about invoices. */
export const invoicePaths = {
  list: base,
  create: `${base}/create`,
  /** The form for one unit. */
  createFor: (propertyId: string) => `${base}/create?property=${propertyId}`,
  /** How far a run over many units is. */
  run: (runId: string) => `${base}/create?run=${runId}`,
  details: (id: string) => `${base}/${id}`,
  ofUnit: (propertyId: string) => `${base}?propertyId=${propertyId}`,
};

/** The page of a journal entry, which invoices and payments lead to. */
export const entryPath = (id: string) => `/accounting/journal-entries/details?id=${id}`;
