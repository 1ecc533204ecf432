import { useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { EmptyState, LinkButton } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { assetPaths } from '../../upkeep/asset/asset-paths';
import { AssetRow } from '../../upkeep/asset/asset-row';
import { assets } from '../../upkeep/asset/asset.queries';
import { detailsMessages } from './details.messages';

/** What of the register of assets belongs to an area, what needs service next on top. */
export function AreaAssets({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const list = assets.useList({ areaId: [area.id], sort: 'nextServiceOn', limit: 200 });
  return (
    <PartCard
      title={t('assets')}
      description={t('assetsText')}
      actions={
        <LinkButton size="sm" to={`${assetPaths.list}?areaId=${area.id}`}>
          {t('inRegister')}
        </LinkButton>
      }
      query={{ ...list, data: list.data?.data }}
      empty={<EmptyState icon="wrench" title={t('noAssets')} />}
    >
      {(asset) => <AssetRow key={asset.id} asset={asset} />}
    </PartCard>
  );
}
