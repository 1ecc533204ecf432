import { useMessages } from '@courtyard/common';
import { HistoryCard } from '@courtyard/ui/details';
import { historyMessages } from '../../property/history/history.messages';
import { historyVocabulary } from '@courtyard/contract/properties/vocabulary';
import { commonAreas } from '../common-area.queries';

/** The history of an area. */
export function AreaHistory({ areaId }: { areaId: string }) {
  const t = useMessages(historyMessages);
  return (
    <HistoryCard
      of={commonAreas.historyOf(areaId)}
      vocabulary={historyVocabulary}
      description={t('areaDescription')}
    />
  );
}
