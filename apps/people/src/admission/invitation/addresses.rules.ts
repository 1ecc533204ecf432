import { maxInvited } from '@courtyard/contract/people/admission/invitation/invitation.values';

type Wrong = 'emailsMissing' | 'bulkEmails';

export interface Addresses {
  /** In lower case, each once, in their order. */
  emails: string[];
  /** What is wrong; `email` is the first that is no address. */
  wrong: { says: Wrong } | { says: 'emailWrong'; email: string } | null;
}

const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** The addresses of what somebody typed or pasted: apart by commas, semicolons, spaces or lines, as `Ann <ann@x.example>` too. */
export function addressesIn(typed: string): Addresses {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  // A name before an address in angle brackets is not meant.
  const bracketed = words.filter((word) => /^<.+>$/.test(word));
  const meant = bracketed.length > 0 ? words.filter((word) => word.includes('@')) : words;
  const emails = [...new Set(meant.map((word) => word.replace(/^<|>$/g, '').toLowerCase()))];
  const strange = emails.find((email) => !address.test(email));
  if (strange !== undefined) return { emails, wrong: { says: 'emailWrong', email: strange } };
  if (emails.length === 0) return { emails, wrong: { says: 'emailsMissing' } };
  return { emails, wrong: emails.length > maxInvited ? { says: 'bulkEmails' } : null };
}
