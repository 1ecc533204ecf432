import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { useBulkActions } from '@courtyard/ui/data';
import { reservationMessages } from '../reservation.messages';
import type { ReservationsQuery } from '../reservation.queries';

const dialogs = () => import('./many-decisions.dialog');
const ApproveManyDialog = lazyOverlay(async () => (await dialogs()).ApproveManyDialog);
const EndManyDialog = lazyOverlay(async () => (await dialogs()).EndManyDialog);

/** What can be decided about many bookings of a list at once. */
export function useManyDecisions(query: ReservationsQuery) {
  const t = useMessages(reservationMessages);
  const decides = useCan('Reservation Approve');
  return useBulkActions<Reservation>(
    decides
      ? [
          {
            label: t('approve'),
            icon: 'check',
            fits: ({ may }) => may.approve,
            dialog: (props) => <ApproveManyDialog {...props} query={query} />,
          },
          {
            label: t('decline'),
            icon: 'close',
            fits: ({ may }) => may.decline,
            dialog: (props) => <EndManyDialog {...props} query={query} action="decline" />,
          },
          {
            label: t('cancel'),
            icon: 'trash',
            fits: ({ may }) => may.cancel,
            dialog: (props) => <EndManyDialog {...props} query={query} action="cancel" />,
          },
        ]
      : [],
  );
}
