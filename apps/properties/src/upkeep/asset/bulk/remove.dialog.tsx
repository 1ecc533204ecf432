import { useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { chosenRows, type BulkDialogProps, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { assets, type AssetsQuery } from '../asset.queries';
import { bulkMessages } from './bulk.messages';

/** Asks before assets leave the register that were recorded by mistake. */
export function RemoveDialog({
  selection,
  query,
  onClose,
}: BulkDialogProps<AssetSummary> & { query: AssetsQuery }) {
  const t = useMessages(bulkMessages);
  const removing = assets.useWrite('POST /api/v1/assets/remove');
  const done = useBulkDone(selection);
  const { count } = selection;
  const remove = async () =>
    done(await removing.mutateAsync({ chosen: chosenRows(selection, query) }), {
      title: (removed) => t('removed', { count: removed }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTitle', { count })}
      verb={t('removeVerb', { count })}
      onConfirm={remove}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
