import { toast, useMessages } from '@courtyard/common';
import { useFirstOpen, useNavigate } from '@courtyard/common/router';
import { assetInput } from '@courtyard/contract/properties/asset/asset';
import { Page } from '@courtyard/ui';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { AssetFields } from './asset-fields';
import { useAssetRules } from './asset-values';
import { formMessages } from './form.messages';

/** `assets/create`. */
export function AssetCreatePage() {
  const t = useMessages(formMessages);
  const navigate = useNavigate();
  const firstOpen = useFirstOpen();
  const create = assets.useCreate();
  const form = useContractForm(assetInput, {
    rules: useAssetRules(),
    onSubmit: async (values) => {
      const asset = await create.mutateAsync(values);
      toast({ title: t('created', { name: asset.name }), kind: 'success' });
      await navigate(firstOpen(assetPaths.details(asset.id), assetPaths.overview));
    },
  });
  return (
    <Page title={t('createTitle')} description={t('createDescription')} width="form">
      <Form form={form}>
        <AssetFields form={form} />
        <FormActions submitLabel={t('create')} cancelTo={assetPaths.list} />
      </Form>
    </Page>
  );
}
