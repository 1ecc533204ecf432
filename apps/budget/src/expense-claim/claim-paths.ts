const base = '/budget-expenses/payouts';

/** Addresses of the pages about expense claims. */
export const claimPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
