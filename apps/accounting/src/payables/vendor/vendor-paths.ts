const base = '/accounting/vendors';

/** Addresses of the pages about vendors. */
export const vendorPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  register: `${base}/1099`,
  statement: (id: string) => `${base}/${id}/statement`,
  details: (id: string) => `${base}/${id}/bills`,
};
