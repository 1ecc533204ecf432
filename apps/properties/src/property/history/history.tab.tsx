import { useMessages } from '@courtyard/common';
import { HistoryCard } from '@courtyard/ui/details';
import { historyMessages } from './history.messages';
import { historyVocabulary } from '@courtyard/contract/properties/vocabulary';
import { properties } from '../property.queries';

/** The history of a property and of what belongs to it. */
export function HistoryTab({ propertyId }: { propertyId: string }) {
  const t = useMessages(historyMessages);
  return (
    <HistoryCard
      vocabulary={historyVocabulary}
      description={t('description')}
      of={properties.historyOf(propertyId)}
    />
  );
}
