import { isRecord } from '../settings/browser-storage';

/**
 * Fills `:name` parameters into a path, encoded.
 *
 * @throws Error when a parameter is missing: a wrong address must not be asked for.
 */
export function requestPath(pattern: string, params: unknown): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = isRecord(params) ? params[name] : undefined;
    if (value === undefined || value === null || value === '') throw new Error(`${pattern} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Query string of an object: what is not set is left out, lists repeat their name. In a list '' is a value: that there is none. */
export function searchParams(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    const isSet = value !== undefined && value !== null && value !== '';
    for (const one of Array.isArray(value) ? value : isSet ? [value] : []) search.append(name, String(one));
  }
  return search;
}
