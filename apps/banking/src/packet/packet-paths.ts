const base = '/banking-reports/packets';

/** Addresses of the pages about board packets. */
export const packetPaths = {
  list: base,
  create: `${base}/create`,
  details: (id: string) => `${base}/details?id=${id}`,
  file: (id: string) => `/api/v1/packets/${id}/file`,
};
