import { useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { HStack, Page } from '@courtyard/ui';
import { HistoryCard, RecordTabs, RecordTasks } from '@courtyard/ui/details';
import { upkeepVocabulary } from '@courtyard/contract/properties/vocabulary';
import { AssetConcerns } from '../asset-badges';
import { AssetLoader } from '../asset-loader';
import { assetMessages } from '../asset.messages';
import { assets } from '../asset.queries';
import { whereOf } from '../list/assets.columns';
import { serviceMessages } from '../service/service.messages';
import { ServicesTab } from '../service/services.tab';
import { detailsMessages } from './details.messages';
import { OverviewTab } from './overview.tab';
import { useAssetActions } from './use-asset-actions';

/** `assets/details?id=`: what it is, what was done to it and what is due. */
export function AssetPage() {
  return <AssetLoader>{(asset) => <AssetView asset={asset} />}</AssetLoader>;
}

function AssetView({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tAsset = useMessages(assetMessages);
  const tService = useMessages(serviceMessages);
  const { actions, dialog } = useAssetActions(asset);
  const services = <ServicesTab asset={asset} />;
  return (
    <Page
      title={asset.name}
      description={[tAsset(`category.${asset.category}`), whereOf(asset)].filter(Boolean).join(' · ')}
      badge={
        <HStack gap="2" flexWrap="wrap">
          <AssetConcerns asset={asset} />
        </HStack>
      }
      actions={actions}
    >
      <RecordTasks record="asset" recordId={asset.id} />
      <RecordTabs
        record={asset}
        overview={<OverviewTab asset={asset} />}
        tabs={[{ value: 'services', label: tService('title'), content: services }]}
        history={
          <HistoryCard
            of={assets.historyOf(asset.id)}
            vocabulary={upkeepVocabulary}
            description={t('historyText')}
          />
        }
      />
      {dialog}
    </Page>
  );
}
