import { useMessages } from '@courtyard/common';
import {
  assetCategories,
  assetStatuses,
  serviceStates,
  warrantyStates,
} from '@courtyard/contract/properties/asset/asset.values';
import { type FilterSpec, useTableState } from '@courtyard/ui/data';
import { useAreaOptions } from '../../../common-area/common-area.queries';
import { assetMessages } from '../asset.messages';
import { categoryMessages } from '../category.messages';

const shape = {
  sort: ['name', 'category', 'installedOn', 'warrantyExpiresOn', 'nextServiceOn'],
  filters: {
    service: serviceStates,
    warranty: warrantyStates,
    category: assetCategories,
    areaId: 'any',
    status: assetStatuses,
  },
  defaultSort: 'nextServiceOn',
} as const;

/** What a person sets on the register, in the URL. */
export const useAssetsTable = () => useTableState(shape);

/** The register's filters; areas are those that the community has. */
export function useAssetFilters(): FilterSpec[] {
  const t = useMessages(assetMessages);
  const tCategory = useMessages(categoryMessages);
  const areas = useAreaOptions();
  return [
    {
      name: 'service',
      label: t('service'),
      options: serviceStates.map((value) => ({ value, label: t(`service.${value}`) })),
    },
    {
      name: 'warranty',
      label: t('warranty'),
      options: warrantyStates.map((value) => ({ value, label: t(`warranty.${value}`) })),
    },
    {
      name: 'category',
      label: tCategory('category'),
      options: assetCategories.map((value) => ({ value, label: tCategory(`category.${value}`) })),
    },
    {
      name: 'areaId',
      label: t('area'),
      options: areas,
    },
    {
      name: 'status',
      label: t('status'),
      options: assetStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ];
}
