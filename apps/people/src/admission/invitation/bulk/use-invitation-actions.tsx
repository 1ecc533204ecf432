import { lazyOverlay, useMessages } from '@courtyard/common';
import type { Invitation } from '@courtyard/contract/people/admission/invitation/invitation';
import { useBulkActions } from '@courtyard/ui/data';
import type { InvitationsQuery } from '../invitation.queries';
import { bulkMessages } from './bulk.messages';

const BulkResendDialog = lazyOverlay(async () => (await import('./resend-many.dialog')).BulkResendDialog);

/** What can be done with many invitations of the list at once: sent again. */
export function useInvitationActions(query: InvitationsQuery) {
  const t = useMessages(bulkMessages);
  return useBulkActions<Invitation>([
    {
      label: t('send'),
      icon: 'refresh',
      fits: ({ status }) => status === 'open' || status === 'expired',
      dialog: (props) => <BulkResendDialog {...props} query={query} />,
    },
  ]);
}
