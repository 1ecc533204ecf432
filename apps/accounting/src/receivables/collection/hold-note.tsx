import { useCan, useMessages } from '@courtyard/common';
import { Text } from '@courtyard/ui';
import { collectionMessages } from './collection.messages';
import { collections } from './collection.queries';

/** Says of a unit that nobody collects from it now, where that is so. */
export function HoldNote({ propertyId }: { propertyId: string }) {
  const mayOpen = useCan('Invoice Details View');
  return mayOpen && propertyId !== '' ? <Note propertyId={propertyId} /> : null;
}

function Note({ propertyId }: { propertyId: string }) {
  const t = useMessages(collectionMessages);
  const { data } = collections.useOne(propertyId);
  const hold = data?.holds.find(({ isNow }) => isNow);
  const isPlanned = data?.plans.some(({ state }) => state === 'kept' || state === 'behind') ?? false;
  if (hold === undefined && !isPlanned) return null;
  return (
    <Text size="sm" fontWeight="medium" mb="4" role="note">
      {hold === undefined ? t('heldPlan') : t('held', { reason: t(`reason.${hold.reason}`) })}
    </Text>
  );
}
