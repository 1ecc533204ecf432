const base = '/accounting/recurring-invoices';

/** Addresses of the pages about templates of recurring invoices. */
export const recurringPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
