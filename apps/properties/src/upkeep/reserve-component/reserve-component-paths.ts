const section = '/properties-common-areas';
const base = `${section}/reserve-components`;

/** Addresses of the pages about reserve components. */
export const reserveComponentPaths = {
  /** The section's landing page, which is open to everybody. */
  overview: section,
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
