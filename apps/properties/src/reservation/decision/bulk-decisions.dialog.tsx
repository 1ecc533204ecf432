import { useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { chosenRows, type BulkDialogProps, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { reservations, type ReservationsQuery } from '../reservation.queries';
import { DecisionDialog } from './decision-dialog';
import { bulkMessages } from './many.messages';

type Props = BulkDialogProps<Reservation> & { query: ReservationsQuery };

function useDecided({ selection }: Props) {
  const back = reservations.useWrite('POST /api/v1/reservations/undo');
  const done = useBulkDone(selection);
  return (answer: Parameters<typeof done>[0], title: (count: number) => string) =>
    done(answer, { title, undo: (records) => back.mutateAsync({ records }) });
}

/** Asks before many requests are confirmed. */
export function BulkApproveDialog(props: Props) {
  const { selection, query, onClose } = props;
  const t = useMessages(bulkMessages);
  const approving = reservations.useWrite('POST /api/v1/reservations/approve');
  const decided = useDecided(props);
  const { count } = selection;
  const approve = async () =>
    decided(await approving.mutateAsync({ chosen: chosenRows(selection, query) }), (approved) =>
      t('approved', { count: approved }),
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      title={t('approveTitle', { count })}
      verb={t('approveVerb', { count })}
      onConfirm={approve}
    >
      {t('approveText')}
    </ConfirmDialog>
  );
}

const ended = { decline: 'declined', cancel: 'cancelled' } as const;

/** Asks for the one reason for which many requests are declined, or bookings cancelled. */
export function BulkEndDialog({ action, ...props }: Props & { action: 'decline' | 'cancel' }) {
  const { selection, query, onClose } = props;
  const t = useMessages(bulkMessages);
  const ending = reservations.useWrite(`POST /api/v1/reservations/${action}`);
  const decided = useDecided(props);
  const { count } = selection;
  const end = async (reason: string) =>
    decided(await ending.mutateAsync({ reason, chosen: chosenRows(selection, query) }), (many) =>
      t(ended[action], { count: many }),
    );
  return (
    <DecisionDialog
      title={t(`${action}Title`, { count })}
      verb={t(`${action}Verb`, { count })}
      withReason
      reasonRequired
      onDecide={end}
      onClose={onClose}
    >
      {t(`${action}Text`)}
    </DecisionDialog>
  );
}
