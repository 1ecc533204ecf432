import { useMessages } from '@courtyard/common';
import { EmptyState } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { AssetRow } from '../../asset/asset-row';
import { assets } from '../../asset/asset.queries';
import { detailsMessages } from './details.messages';

/** What of the register a component replaces. */
export function ReserveComponentAssets({ componentId }: { componentId: string }) {
  const t = useMessages(detailsMessages);
  const list = assets.useList({ reserveComponentId: componentId, sort: 'name', limit: 200 });
  return (
    <PartCard
      title={t('assets')}
      description={t('assetsText')}
      query={{ ...list, data: list.data?.data }}
      empty={<EmptyState icon="wrench" title={t('noAssets')} />}
    >
      {(asset) => <AssetRow key={asset.id} asset={asset} />}
    </PartCard>
  );
}
