const base = '/accounting/deposits';

/** Addresses of the pages about deposits. */
export const depositPaths = {
  list: base,
  create: `${base}/create`,
  details: (id: string) => `${base}/details?id=${id}`,
};
