const base = '/people/roles';

/** Who can hold a role, by their status: what a past member held ended with their membership. */
export const holding = ['active', 'invited', 'suspended'] as const;

/** Addresses of the pages about roles. */
export const rolePaths = {
  list: base,
  details: (id: string) => `${base}/details?id=${id}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  create: `${base}/permission`,
  copy: (id: string) => `${base}/permission?from=${id}`,
  /** Those who hold it: members who are not past. */
  holders: (id: string) =>
    `/people/members?${new URLSearchParams([
      ['roleId', id],
      ...holding.map((status) => ['status', status]),
    ]).toString()}`,
};
