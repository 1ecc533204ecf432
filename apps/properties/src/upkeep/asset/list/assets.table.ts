import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import { assets } from '../asset.queries';
import { useFilters, useTableState } from '@courtyard/ui/data';

/** What a person sets on the register, in the URL. */
export const useAssetsTable = () =>
  useTableState({
    list: assets.listName,
    sort: assetColumns.sort,
    filters: assetColumns.filters,
    defaultSort: 'nextServiceOn',
  });

export const useAssetFilters = () => useFilters(assetColumns);
