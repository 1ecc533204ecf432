import type { Asset, AssetInput, assetInput } from '@courtyard/contract/properties/asset/asset';
import type { ContractForm } from '@courtyard/ui/forms';
import type { z } from 'zod';

/** What the form's controls hold; empty text for none. */
export type AssetValues = z.input<typeof assetInput>;

export type AssetForm = ContractForm<AssetValues, AssetInput>;

/** An asset as its form edits it; a new one, whose category is still to be chosen, where none is given. */
export function valuesOf(asset?: Asset): Partial<AssetValues> {
  return {
    name: asset?.name ?? '',
    ...(asset && { category: asset.category }),
    areaId: asset?.area?.id ?? null,
    location: asset?.location ?? '',
    tag: asset?.tag ?? '',
    manufacturer: asset?.manufacturer ?? '',
    model: asset?.model ?? '',
    serialNumber: asset?.serialNumber ?? '',
    status: asset?.status ?? 'in-service',
    retiredOn: asset?.retiredOn ?? null,
    installedOn: asset?.installedOn ?? null,
    costMinor: asset?.costMinor ?? null,
    supplier: asset?.supplier ?? '',
    warrantyProvider: asset?.warrantyProvider ?? '',
    warrantyReference: asset?.warrantyReference ?? '',
    warrantyExpiresOn: asset?.warrantyExpiresOn ?? null,
    serviceProvider: asset?.serviceProvider ?? '',
    serviceIntervalMonths: asset?.serviceIntervalMonths ?? null,
    nextServiceOn: asset?.nextServiceOn ?? null,
    reserveComponentId: asset?.reserveComponent?.id ?? null,
    notes: asset?.notes ?? '',
    fileIds: asset?.files.map(({ id }) => id) ?? [],
  };
}
