import { choicesOf, useMessages } from '@courtyard/common';
import { type AssetSummary, assetStatusSet } from '@courtyard/contract/properties/asset/asset';
import { assetStatuses } from '@courtyard/contract/properties/asset/asset.values';
import type { BulkDialogProps } from '@courtyard/ui/data';
import { SelectField, ValueDialog } from '@courtyard/ui/forms';
import { assetMessages } from '../asset.messages';
import { assets, type AssetsQuery } from '../asset.queries';
import { bulkMessages } from './bulk.messages';

/** Puts many assets in or out of service, or retires them. */
export function StatusDialog(props: BulkDialogProps<AssetSummary> & { query: AssetsQuery }) {
  const t = useMessages(bulkMessages);
  const tAsset = useMessages(assetMessages);
  const setting = assets.useWrite('POST /api/v1/assets/status');
  const back = assets.useWrite('POST /api/v1/assets/undo');
  return (
    <ValueDialog
      {...props}
      schema={assetStatusSet}
      title={(count) => t('statusTitle', { count })}
      verb={(count) => t('statusVerb', { count })}
      said={(count) => t('changed', { count })}
      give={setting.mutateAsync}
      takeBack={back.mutateAsync}
    >
      {(form) => (
        <SelectField
          {...form.field('status')}
          label={tAsset('status')}
          help={t('statusHelp')}
          options={choicesOf(tAsset, 'status', assetStatuses)}
          required
        />
      )}
    </ValueDialog>
  );
}
