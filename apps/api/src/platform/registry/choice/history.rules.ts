import { type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import { msg, type Sentence } from '../../http/language/sentence';
import en from './channels.en.json';
import es from './channels.es.json';

interface Move {
  reason: 'publish' | 'promote' | 'rollback';
  channel: string;
  from: string | null;
  to: string;
}

const channels: Readonly<Record<string, Label>> = labelsFrom(en, es);

const named = (channel: string) => channels[channel] ?? channel;

/** One move of a channel, as a person reads it. */
export function describeMove({ reason, channel, from, to }: Move): Sentence {
  if (from === null) return msg`${to} published as ${named(channel)}`;
  if (reason === 'rollback') return msg`${named(channel)} rolled back from ${from} to ${to}`;
  return msg`${named(channel)} moved from ${from} to ${to}`;
}

type Changes = Record<string, { before: unknown; after: unknown }>;

/** One choice of a community, as a person reads it, part by part. */
export function describeChange(changes: Changes): Sentence[] {
  const parts: Sentence[] = [];
  if (changes.enabled) parts.push(changes.enabled.after === true ? msg`turned on` : msg`turned off`);
  const pin = changes.pinnedVersion?.after;
  if (typeof pin === 'string') parts.push(msg`pinned to ${pin}`);
  else if (changes.channel) parts.push(msg`follows ${named(String(changes.channel.after))}`);
  return parts.length > 0 ? parts : [msg`reviewed`];
}
