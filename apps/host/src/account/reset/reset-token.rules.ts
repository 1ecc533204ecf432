/** The token of a mailed link, from the fragment (which no server log sees) or the query; null without one. */
export function resetToken(place: { search: string; hash: string }): string | null {
  const inHash = new URLSearchParams(place.hash.replace(/^#/, '')).get('token');
  return inHash || new URLSearchParams(place.search).get('token') || null;
}

/** Whether a mailed link sets the first password of an account. */
export const isFirstPassword = ({ hash }: { hash: string }): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).has('first');
