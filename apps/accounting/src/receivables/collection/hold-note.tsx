import { useCan, useMessages } from '@courtyard/common';
import type { UnitCollection } from '@courtyard/contract/accounting/receivables/collection/collection';
import { Box, StatusBadge } from '@courtyard/ui';
import { collectionMessages } from './collection.messages';
import { collections } from './collection.queries';

/** Says of a unit that nobody collects from it now, where that is so. */
export function HoldNote({ propertyId }: { propertyId: string }) {
  const canOpen = useCan('Invoice Details View');
  return canOpen && propertyId !== '' ? <Note propertyId={propertyId} /> : null;
}

/** Whether nothing is collected from those who own a unit now, by a hold or a payment plan; false while that is not known. */
export function useIsHeld(propertyId: string): boolean {
  const { data } = collections.useOne(propertyId);
  return data !== undefined && (data.holds.some(({ isNow }) => isNow) || isPlanned(data));
}

const isPlanned = ({ plans }: Pick<UnitCollection, 'plans'>) =>
  plans.some(({ state }) => state === 'kept' || state === 'behind');

function Note({ propertyId }: { propertyId: string }) {
  const t = useMessages(collectionMessages);
  const { data } = collections.useOne(propertyId);
  const hold = data?.holds.find(({ isNow }) => isNow);
  if (data === undefined || (hold === undefined && !isPlanned(data))) return null;
  return (
    <Box mb="4" role="note">
      <StatusBadge status="attention" isSentence>
        {hold === undefined ? t('heldPlan') : t('held', { reason: t(`reason.${hold.reason}`) })}
      </StatusBadge>
    </Box>
  );
}
