const section = '/properties-common-areas';
const base = `${section}/assets`;

/** Addresses of the pages about assets. */
export const assetPaths = {
  /** The section's landing page, which is open to everybody. */
  overview: section,
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string, tab?: 'services') => `${base}/details?id=${id}${tab ? `&tab=${tab}` : ''}`,
};
