import { sealedIdsIn } from '../return-path.rules';

/** What a report of delivery says of one recipient (RFC 3464). */
export interface Report {
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** `5.1.1`. */
  status: string;
}

const field = (text: string, name: string): string | null =>
  new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim() ?? null;

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;

/**
 * Reads the part `message/delivery-status` of a report. Null where it is none of one recipient: our letters have one, and a
 * report without status says nothing that can be acted on.
 */
export function reportOf(deliveryStatus: string): Report | null {
  const action = field(deliveryStatus, 'Action')?.toLowerCase();
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field(deliveryStatus, 'Status') ?? '')?.[0];
  const known = actions.find((name) => name === action);
  return known && status ? { action: known, status } : null;
}

/** Where a report came to: the addresses of its own headers, never of the letter that it brings back. */
export const sealedIdsOf = (headers: readonly (string | undefined)[]): string[] =>
  sealedIdsIn(headers.filter(Boolean).join('\n'));

/** The messages of a mailbox file (RFC 4155); a file of one message is that message. */
export function messagesIn(file: string): string[] {
  if (!file.startsWith('From ')) return file.trim() === '' ? [] : [file];
  return file
    .split(/^From .*\r?\n/m)
    .slice(1)
    .map((message) => message.replaceAll(/^>(>*From )/gm, '$1'));
}
