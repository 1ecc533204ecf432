/** The named fields of an object, for histories and shorter forms of a record. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  // The border: a loop fills what the type says all at once.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
