const base = '/people/logs';

/** Addresses of the log. */
export const logPaths = {
  list: base,
  /** Those of one value of a filter, under the others that are set. */
  with: (search: string, filter: string, value: string) => {
    const set = new URLSearchParams(search);
    set.delete('cursor');
    set.set(filter, value);
    return `${base}?${set.toString()}`;
  },
};
