const base = '/accounting/adjustments';

/** Addresses of the pages about credit memos, waivers, write-offs and refunds. */
export const adjustmentPaths = {
  list: base,
  details: (id: string) => `${base}/details?id=${id}`,
};
