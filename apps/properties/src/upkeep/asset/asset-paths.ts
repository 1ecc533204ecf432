const base = '/properties-common-areas/assets';

/** Addresses of the pages about assets. */
export const assetPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string, tab?: 'services') => `${base}/details?id=${id}${tab ? `&tab=${tab}` : ''}`,
};
