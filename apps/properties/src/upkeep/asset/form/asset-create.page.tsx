import { useMessages } from '@courtyard/common';
import { useFirstOpen } from '@courtyard/common/router';
import { assetInput } from '@courtyard/contract/properties/asset/asset';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { AssetFields } from './asset-fields';
import { useAssetRules } from './asset-values';
import { formMessages } from './form.messages';

/** `assets/create`. */
export function AssetCreatePage() {
  const t = useMessages(formMessages);
  const firstOpen = useFirstOpen();
  const saved = useSaved();
  const create = assets.useCreate();
  const form = useContractForm(assetInput, {
    rules: useAssetRules(),
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(firstOpen(assetPaths.details(id), assetPaths.overview), { text: t('created', { name }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={t('create')}
      description={t('createDescription')}
      submitLabel={t('create')}
      cancelTo={assetPaths.list}
    >
      <AssetFields form={form} />
    </FormPage>
  );
}
