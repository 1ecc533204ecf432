const base = '/people/committees';

/** Addresses of the pages about committees. */
export const committeePaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
