import { lazyOverlay, useMessages } from '@courtyard/common';
import type { Invitation } from '@courtyard/contract/people/admission/invitation/invitation';
import { useBulkActions } from '@courtyard/ui/data';
import type { InvitationsQuery } from '../invitation.queries';
import { manyMessages } from './many.messages';

const ResendManyDialog = lazyOverlay(async () => (await import('./resend-many.dialog')).ResendManyDialog);

/** What can be done with many invitations of the list at once: sent again. */
export function useInvitationActions(query: InvitationsQuery) {
  const t = useMessages(manyMessages);
  return useBulkActions<Invitation>([
    {
      label: t('send'),
      icon: 'refresh',
      fits: ({ status }) => status === 'open' || status === 'expired',
      dialog: (props) => <ResendManyDialog {...props} query={query} />,
    },
  ]);
}
