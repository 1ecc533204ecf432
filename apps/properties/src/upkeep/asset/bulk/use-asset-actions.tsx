import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { useBulkActions } from '@courtyard/ui/data';
import type { AssetsQuery } from '../asset.queries';
import { bulkMessages } from './bulk.messages';

const StatusDialog = lazyOverlay(async () => (await import('./status.dialog')).StatusDialog);
const AreaDialog = lazyOverlay(async () => (await import('./area.dialog')).AreaDialog);
const RemoveDialog = lazyOverlay(async () => (await import('./remove.dialog')).RemoveDialog);

/** What can be done with many assets of the register. */
export function useAssetActions(query: AssetsQuery) {
  const t = useMessages(bulkMessages);
  const canKeep = useCan('Asset Update');
  return useBulkActions<AssetSummary>(
    canKeep
      ? [
          {
            label: t('status'),
            icon: 'wrench',
            dialog: (props) => <StatusDialog {...props} query={query} />,
          },
          { label: t('area'), icon: 'building', dialog: (props) => <AreaDialog {...props} query={query} /> },
          {
            label: t('remove'),
            icon: 'trash',
            tone: 'danger',
            dialog: (props) => <RemoveDialog {...props} query={query} />,
          },
        ]
      : [],
  );
}
