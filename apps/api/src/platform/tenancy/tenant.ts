/** A community. */
export interface Tenant {
  id: string;
  /** Label of its sub-domain. */
  slug: string;
  name: string;
  /** IANA name, `America/New_York`. */
  timeZone: string;
  /** ISO 4217, `USD`. */
  currency: string;
}
