import { useMessages } from '@courtyard/common';
import { assetAreaSet, type AssetSummary } from '@courtyard/contract/properties/asset/asset';
import type { BulkDialogProps } from '@courtyard/ui/data';
import { ValueDialog } from '@courtyard/ui/forms';
import { AreaField } from '../../../common-area/area-field';
import { assetMessages } from '../asset.messages';
import { assets, type AssetsQuery } from '../asset.queries';
import { bulkMessages } from './bulk.messages';

/** Says of many assets which common area they belong to. */
export function AreaDialog(props: BulkDialogProps<AssetSummary> & { query: AssetsQuery }) {
  const t = useMessages(bulkMessages);
  const tAsset = useMessages(assetMessages);
  const moving = assets.useWrite('POST /api/v1/assets/area');
  const back = assets.useWrite('POST /api/v1/assets/undo');
  return (
    <ValueDialog
      {...props}
      schema={assetAreaSet}
      title={(count) => t('areaTitle', { count })}
      verb={(count) => t('areaVerb', { count })}
      said={(count) => t('moved', { count })}
      give={moving.mutateAsync}
      takeBack={back.mutateAsync}
    >
      {(form) => <AreaField {...form.field('areaId')} label={tAsset('area')} placeholder={t('areaNone')} />}
    </ValueDialog>
  );
}
