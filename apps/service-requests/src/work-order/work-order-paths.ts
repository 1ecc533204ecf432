const base = '/service-requests/work-orders';

/** Addresses of the pages about work orders. */
export const workOrderPaths = {
  list: base,
  open: `${base}?isOpen=true`,
  details: (id: string) => `${base}/detail?id=${id}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  create: `${base}/create`,
  fromRequest: (id: string) => `${base}/create?request=${id}`,
  fromRequests: (ids: readonly string[]) =>
    `${base}/create?${new URLSearchParams(ids.map((id) => ['request', id]))}`,
  about: (kind: 'unit' | 'area' | 'asset', id: string) => `${base}/create?${kind}=${id}`,
  forVendor: (id: string) => `${base}/create?vendor=${id}`,
  /** The next service of an asset: like the last one. */
  service: (assetId: string) => `${base}/create?asset=${assetId}&service=last`,
};
