import type { Preferences } from '@courtyard/contract';

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
  /** Of those who have chosen none. */
  language: Preferences['language'];
  /** Whether everybody may ask to join; otherwise people come by invitation. */
  openRegistration: boolean;
}
