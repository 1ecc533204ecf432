const notFilters: ReadonlySet<string> = new Set(['sort', 'cursor', 'limit']);

/** Whether a list's query asks for less than all of it, so that its rows have to be counted. A flag that is off asks for all. */
export const isFiltered = (query: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(query).some(
    ([name, value]) =>
      !notFilters.has(name) &&
      (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false),
  );
