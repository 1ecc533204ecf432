import { useMessages } from '@courtyard/common';
import { HistoryCard } from '../../history/history-card';
import { historyMessages } from '../../history/history.messages';
import { commonAreas } from '../common-area.queries';

/** The history of an area. */
export function AreaHistory({ areaId }: { areaId: string }) {
  const t = useMessages(historyMessages);
  return <HistoryCard description={t('areaDescription')} history={commonAreas.useHistory(areaId)} />;
}
