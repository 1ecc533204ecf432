const base = '/people/roles';

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
      ['status', 'active'],
      ['status', 'invited'],
      ['status', 'suspended'],
    ]).toString()}`,
};
