import { deliveryWords, mailingWords } from '@courtyard/contract/communications/mailing/mailing.words';
import { badgeOf } from '@courtyard/ui';

export const MailingStatusBadge = badgeOf(mailingWords, 'status', {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'info',
  paused: 'attention',
  held: 'attention',
  sent: 'expected',
  cancelled: 'neutral',
});

export const DeliveryStateBadge = badgeOf(deliveryWords, 'state', {
  waiting: 'neutral',
  claimed: 'neutral',
  sending: 'info',
  accepted: 'expected',
  deferred: 'attention',
  refused: 'danger',
  unknown: 'attention',
  bounced: 'danger',
  skipped: 'neutral',
});
