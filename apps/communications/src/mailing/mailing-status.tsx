import { deliveryLabels, mailingLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import { badgeOf } from '@courtyard/ui';

export const MailingStatusBadge = badgeOf(mailingLabels, 'status', {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'info',
  paused: 'attention',
  held: 'attention',
  sent: 'expected',
  cancelled: 'neutral',
});

export const DeliveryStateBadge = badgeOf(deliveryLabels, 'state', {
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
