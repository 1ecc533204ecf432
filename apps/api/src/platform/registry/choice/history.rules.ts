interface Move {
  reason: 'publish' | 'promote' | 'rollback';
  channel: string;
  from: string | null;
  to: string;
}

/** One move of a channel, as a person reads it. */
export function describeMove({ reason, channel, from, to }: Move): string {
  if (from === null) return `${to} published as ${channel}`;
  if (reason === 'rollback') return `${channel} rolled back from ${from} to ${to}`;
  return `${channel} moved from ${from} to ${to}`;
}

type Changes = Record<string, { before: unknown; after: unknown }>;

/** One choice of a community, as a person reads it. */
export function describeChange(changes: Changes): string {
  const parts: string[] = [];
  if (changes.enabled) parts.push(changes.enabled.after === true ? 'switched on' : 'switched off');
  const pin = changes.pinnedVersion?.after;
  if (typeof pin === 'string') parts.push(`pinned to ${pin}`);
  else if (changes.channel) parts.push(`follows ${String(changes.channel.after)}`);
  return parts.join(', ') || 'looked over';
}
