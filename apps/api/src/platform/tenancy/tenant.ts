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
  /** The country or state whose law it goes by, ISO 3166; null, or not said, where none is set. */
  jurisdiction?: string | null;
  /** Of those who have chosen none. */
  language: Preferences['language'];
  /** The weekday on which its weeks begin: 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  /** Whether everybody may ask to join; otherwise people come by invitation. */
  openRegistration: boolean;
  /** The day on which it is deleted, on its calendar; null, or not said, where it stays. */
  deletesOn?: string | null;
  /** Its day has come: nobody comes in any more. */
  isClosed?: boolean;
}
