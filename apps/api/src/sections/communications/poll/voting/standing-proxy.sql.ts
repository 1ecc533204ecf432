import { sql } from 'kysely';

/** SQL on `poll_proxy proxy`: it was not taken back, and its last day is not over on this day of the community. */
export const isStanding = (day: string) =>
  sql<boolean>`(proxy.revoked_on is null and (proxy.expires_on is null or proxy.expires_on >= ${day}))`;
