/** The two lists: one's own requests, and all of the community. */
export type RequestList = 'mine' | 'community';

const base = '/service-requests';
const lists = { mine: `${base}/my-requests`, community: `${base}/community-requests` } as const;

/** Addresses of the section's pages. */
export const requestPaths = {
  overview: base,
  list: (of: RequestList) => lists[of],
  open: (of: RequestList) => `${lists[of]}?isOpen=true`,
  details: (of: RequestList, id: string) => `${lists[of]}/detail?id=${id}`,
  report: `${lists.mine}/create`,
  /** The form for what is broken or leaking. */
  reportProblem: `${lists.mine}/create?kind=maintenance`,
  /** The form with the place already chosen. */
  reportAbout: (kind: 'unit' | 'area' | 'asset', id: string) => `${lists.mine}/create?${kind}=${id}`,
  enter: `${lists.community}/create`,
  reports: `${lists.community}/reports`,
  settings: `${base}/settings`,
};
