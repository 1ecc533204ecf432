import { type Asset, assetInput } from '@courtyard/contract/properties/asset/asset';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { AssetLoader } from '../asset-loader';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { AssetFields } from './asset-fields';
import { useAssetRules, valuesOf } from './asset-values';

/** `assets/edit?id=`. */
export function AssetEditPage() {
  return <AssetLoader form>{(asset) => <EditForm key={asset.id} asset={asset} />}</AssetLoader>;
}

function EditForm({ asset }: { asset: Asset }) {
  const { id } = asset;
  const saved = useSaved();
  const update = assets.useUpdate(id);
  const versioned = useVersionedSave({ read: asset, valuesOf, fetchLatest: () => assets.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(assetInput, {
    versioned,
    rules: useAssetRules(),
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(assetPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.name} cancelTo={assetPaths.details(id)}>
      <AssetFields form={form} asset={base} />
    </FormPage>
  );
}
