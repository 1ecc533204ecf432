// NUL, which PostgreSQL's text does not have, and half of a surrogate pair, which UTF-8 does not have.
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000\p{Surrogate}]/u;

/** Messages by path for every text within a parsed input that no database can keep; empty for none. */
export function unstorableFields(input: unknown, path = ''): Record<string, string> {
  if (typeof input === 'string') {
    return unstorable.test(input) ? { [path]: 'This contains a character that can’t be saved.' } : {};
  }
  if (typeof input !== 'object' || input === null) return {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    Object.assign(fields, unstorableFields(value, path === '' ? name : `${path}.${name}`));
  }
  return fields;
}
