/** Addresses of the pages about payouts. */
export const payoutPaths = {
  list: '/banking-reports/payouts',
  create: '/banking-reports/payouts/create',
  edit: (id: string) => `/banking-reports/payouts/edit?id=${id}`,
  details: (id: string) => `/banking-reports/payouts/details?id=${id}`,
  bill: (id: string) => `/accounting/bills/details?id=${id}`,
  payment: (id: string) => `/accounting/vendor-payments/details?id=${id}`,
};
