import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { type Asset, assetInput } from '@courtyard/contract/properties/asset/asset';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { AssetGate } from '../asset-gate';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { AssetFields } from './asset-fields';
import { useAssetRules, valuesOf } from './asset-values';
import { formMessages } from './form.messages';

/** `assets/edit?id=`. */
export function AssetEditPage() {
  return <AssetGate form>{(asset) => <EditForm key={asset.id} asset={asset} />}</AssetGate>;
}

function EditForm({ asset }: { asset: Asset }) {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const update = assets.useUpdate(asset.id);
  const versioned = useVersionedSave({ read: asset, valuesOf, fetchLatest: () => assets.fetchOne(asset.id) });
  const { base, save } = versioned;
  const form = useContractForm(assetInput, {
    versioned,
    rules: useAssetRules(),
    onSubmit: async (values) => {
      const saved = await save(({ version }) => update.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name: saved.name }), kind: 'success' });
      await navigate(assetPaths.details(saved.id));
    },
  });
  return (
    <Page title={t('editTitle', { name: base.name })} width="form">
      <Form form={form}>
        <AssetFields form={form} asset={base} />
        <FormActions submitLabel={t('save')} cancelTo={assetPaths.details(asset.id)} />
      </Form>
    </Page>
  );
}
