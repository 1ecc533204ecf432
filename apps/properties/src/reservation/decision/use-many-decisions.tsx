import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { useBulkActions } from '@courtyard/ui/data';
import { reservationMessages } from '../reservation.messages';
import type { ReservationsQuery } from '../reservation.queries';

const dialogs = () => import('./bulk-decisions.dialog');
const BulkApproveDialog = lazyOverlay(async () => (await dialogs()).BulkApproveDialog);
const BulkEndDialog = lazyOverlay(async () => (await dialogs()).BulkEndDialog);

/** What can be decided about many bookings of a list at once. */
export function useBulkDecisions(query: ReservationsQuery) {
  const t = useMessages(reservationMessages);
  const decides = useCan('Reservation Approve');
  return useBulkActions<Reservation>(
    decides
      ? [
          {
            label: t('approve'),
            icon: 'check',
            fits: ({ may }) => may.approve,
            dialog: (props) => <BulkApproveDialog {...props} query={query} />,
          },
          {
            label: t('decline'),
            icon: 'close',
            fits: ({ may }) => may.decline,
            dialog: (props) => <BulkEndDialog {...props} query={query} action="decline" />,
          },
          {
            label: t('cancel'),
            icon: 'trash',
            fits: ({ may }) => may.cancel,
            dialog: (props) => <BulkEndDialog {...props} query={query} action="cancel" />,
          },
        ]
      : [],
  );
}
