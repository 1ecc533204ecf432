import { useMessages } from '@courtyard/common';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import {
  assetCategories,
  assetStatuses,
  serviceStates,
  warrantyStates,
} from '@courtyard/contract/properties/asset/asset.values';
import { filterBy, type FilterSpec, useTableState } from '@courtyard/ui/data';
import { useAreaOptions } from '../../../common-area/common-area.queries';
import { assetMessages } from '../asset.messages';

/** What a person sets on the register, in the URL. */
export const useAssetsTable = () =>
  useTableState({
    sort: assetColumns.sort,
    filters: {
      service: serviceStates,
      warranty: warrantyStates,
      category: assetCategories,
      areaId: 'any',
      status: assetStatuses,
    },
    defaultSort: 'nextServiceOn',
  });

/** The register's filters; areas are those that the community has. */
export function useAssetFilters(): FilterSpec[] {
  const t = useMessages(assetMessages);
  return [
    filterBy(t, 'service', serviceStates),
    filterBy(t, 'warranty', warrantyStates),
    filterBy(t, 'category', assetCategories),
    { name: 'areaId', label: t('area'), options: useAreaOptions() },
    filterBy(t, 'status', assetStatuses),
  ];
}
