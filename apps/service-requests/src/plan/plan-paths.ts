const base = '/service-requests/work-orders/plans';

/** Addresses of the pages about maintenance plans. */
export const planPaths = {
  list: base,
  details: (id: string) => `${base}/detail?id=${id}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  create: `${base}/create`,
  about: (kind: 'area' | 'asset', id: string) => `${base}/create?${kind}=${id}`,
};
