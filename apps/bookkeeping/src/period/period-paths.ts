const base = '/bookkeeping/periods';

/** Addresses of the pages about months. */
export const periodPaths = {
  list: base,
  details: (month: string) => `${base}/details?month=${month}`,
};
