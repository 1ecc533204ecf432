import { useMessages } from '@courtyard/common';
import type { Asset, assetInput } from '@courtyard/contract/properties/asset/asset';
import type { FormOf } from '@courtyard/ui/forms';
import { formMessages } from './form.messages';

export type AssetForm = FormOf<typeof assetInput>;

/** An asset as its form edits it. */
export const valuesOf = (asset: Asset) => ({
  ...asset,
  areaId: asset.area?.id ?? null,
  reserveComponentId: asset.reserveComponent?.id ?? null,
});

/** What the rules over several fields of an asset say, by field. */
export function useAssetRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  const text = t('beforeInstalled');
  return { warrantyExpiresOn: text, nextServiceOn: text, retiredOn: text };
}
