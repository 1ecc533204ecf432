import { useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { HStack, Page } from '@courtyard/ui';
import { Tabs, type TabSpec } from '@courtyard/ui/overlays';
import { HistoryCard } from '@courtyard/ui/details';
import { AssetConcerns } from '../asset-badges';
import { AssetGate } from '../asset-gate';
import { assets } from '../asset.queries';
import { assetMessages } from '../asset.messages';
import { whereOf } from '../list/assets.columns';
import { ServicesTab } from '../service/services.tab';
import { AssetActions } from './asset-actions';
import { detailsMessages } from './details.messages';
import { upkeepVocabulary } from '../../upkeep.words';
import { OverviewTab } from './overview.tab';

/** `assets/details?id=`: what it is, what was done to it and what is due. */
export function AssetPage() {
  return <AssetGate>{(asset) => <AssetView asset={asset} />}</AssetGate>;
}

type TabName = 'overview' | 'services' | 'history';

function AssetView({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const mayKeep = useCan('Asset Update');
  const [params, setParams] = useSearchParams();
  const items: TabSpec<TabName>[] = [
    { value: 'overview', label: t('overview'), content: <OverviewTab asset={asset} /> },
    { value: 'services', label: t('services'), content: <ServicesTab asset={asset} /> },
    { value: 'history', label: t('history'), content: <AssetHistory assetId={asset.id} /> },
  ];
  const chosen = items.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  const where = whereOf(asset);
  const category = tAsset(`category.${asset.category}`);
  return (
    <Page
      title={asset.name}
      description={where === null ? category : `${category} · ${where}`}
      badge={
        <HStack gap="2" flexWrap="wrap">
          <AssetConcerns asset={asset} />
        </HStack>
      }
      actions={mayKeep ? <AssetActions asset={asset} /> : null}
    >
      <Tabs
        label={t('tabs', { name: asset.name })}
        items={items}
        value={chosen}
        onChange={(tab) => setParams({ id: asset.id, ...(tab === 'overview' ? {} : { tab }) })}
      />
    </Page>
  );
}

function AssetHistory({ assetId }: { assetId: string }) {
  const t = useMessages(detailsMessages);
  return (
    <HistoryCard
      vocabulary={upkeepVocabulary}
      description={t('historyText')}
      history={assets.useHistory(assetId)}
    />
  );
}
