const base = '/properties-common-areas/reserve-components';

/** Addresses of the pages about reserve components. */
export const reserveComponentPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
