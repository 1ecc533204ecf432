const base = '/bookkeeping/services-items';

/** Addresses of the pages about service items. */
export const serviceItemPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
