import { lazyContent } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { LoadingState } from '@courtyard/ui';

const KeyCard = lazyContent(async () => (await import('./key.card')).KeyCard, <LoadingState />);
const BoxCard = lazyContent(async () => (await import('./box.card')).BoxCard, <LoadingState />);
const SavedBoxCard = lazyContent(async () => (await import('./saved-box.card')).SavedBoxCard, null);

/** What an inspector has to do with a sealed poll as it stands, and what everybody else sees of it. */
export function SealedCards({ poll }: { poll: Poll }) {
  if (poll.status === 'draft' || poll.status === 'nominating') return <KeyCard poll={poll} />;
  if (poll.status === 'closed') return <BoxCard poll={poll} />;
  return poll.status === 'counted' ? <SavedBoxCard poll={poll} /> : null;
}
