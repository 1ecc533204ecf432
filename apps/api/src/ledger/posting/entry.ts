import type { ChargeType, PartyKind } from '../ledger.tables';

/** Whom a line or an item concerns: a unit ledger (not a property: owners change), a vendor, a person. */
export interface Party {
  kind: PartyKind;
  id: string;
}

/** The document that something comes from, `{ kind: 'invoice', id }`. */
export interface Source {
  kind: string;
  id: string;
}

/** Who posts. `id` is a member's; null for a job. */
export interface Actor {
  id: string | null;
  name: string;
}

/** One signed line: a debit is positive, a credit negative, in the currency's minor unit. */
export interface NewLine {
  accountId: string;
  fundId: string;
  amountMinor: number;
  /** The open item that it makes or changes. A control account's line has one, no other line has. */
  itemId?: string;
  party?: Party;
  memo?: string | null;
}

/**
 * An open item that the entry begins: one charge line, credit, bill line or deposit. Its amount is the sum of the entry's lines with
 * its id; receivables are debits, owner credits and deposits credits, payables credits (a vendor's credit is a debit).
 */
export interface NewItem {
  id: string;
  accountId: string;
  fundId: string;
  /** What it is in cash basis: the income of a charge, the expense of a bill line, the account `unapplied` for an owner's credit. Null for a deposit. */
  contraAccountId: string | null;
  party: Party;
  chargeType: ChargeType;
  source?: Source;
  memo?: string | null;
  issuedOn: string;
  dueOn: string;
}

/** What of the entry is applied to an item, as its lines do it, and the sentence of the policy that says why. */
export interface NewApplication {
  /** The credit that is used up; null where the entry is the receipt itself. */
  fromItemId: string | null;
  toItemId: string;
  amountMinor: number;
  policyVersion?: string;
  sentence?: string;
}

export interface NewEntry {
  /** Where something else refers to it: its attachments, a reversal in the same call. */
  id?: string;
  /** Idempotency: the same key again is the first result, or refused where the entry is another. Unique in the community. */
  key: string;
  date: string;
  /** In lower case with hyphens: `charge`, `receipt`, `bill`. `closing` is the year's end. */
  kind: string;
  source?: Source;
  memo?: string | null;
  approvedBy?: { id: string; name: string };
  lines: readonly NewLine[];
  items?: readonly NewItem[];
  applications?: readonly NewApplication[];
  /** A receipt or payment between funds: `post` adds due-to and due-from lines. Without it each fund has to balance by itself. */
  betweenFunds?: boolean;
}

/** Takes an entry back, line by line, on an open day that is not before it. */
export interface NewReversal {
  id?: string;
  key: string;
  date: string;
  reverses: string;
  /**
   * The bank booked it too, as a check that it returned: both of its lines have an entry, and what the first was matched to stays.
   * Otherwise the lines of the bank that were matched to the entry stand to match again.
   */
  isAtBank?: boolean;
  kind?: string;
  source?: Source;
  memo?: string | null;
  approvedBy?: { id: string; name: string };
}

export interface PostedEntry {
  id: string;
  /** Gapless in the community, from 1. */
  no: number;
  /** SHA-256 in hex. */
  hash: string;
  /** True where the key was posted before: nothing happened now. */
  isRepeated: boolean;
}
