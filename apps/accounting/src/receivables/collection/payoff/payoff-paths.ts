const base = '/accounting/payoff-statements';

/** Addresses of the pages about payoff statements. */
export const payoffPaths = {
  createFor: (propertyId: string) => `${base}/create?property=${propertyId}`,
  details: (id: string) => `${base}/details?id=${id}`,
  paper: (id: string) => `/api/v1/payoff-statements/${id}/paper`,
};
