const base = '/people/members';

/** Addresses of the pages about members. */
export const memberPaths = {
  list: base,
  details: (id: string) => `${base}/details?id=${id}`,
};

/** The list under one filter. */
export const membersWith = (filter: 'status' | 'roleId' | 'memberSince' | 'leaving', value: string): string =>
  `${base}?${new URLSearchParams({ [filter]: value }).toString()}`;
