import { useMessages } from '@courtyard/common';
import { HistoryCard } from './history-card';
import { historyMessages } from './history.messages';
import { properties } from '../property/property.queries';

/** The history of a property and of what belongs to it. */
export function HistoryTab({ propertyId }: { propertyId: string }) {
  const t = useMessages(historyMessages);
  return <HistoryCard description={t('description')} history={properties.useHistory(propertyId)} />;
}
