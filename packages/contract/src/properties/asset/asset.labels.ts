import { labelsFrom } from '../../wire/fields/labels';
import { reserveComponentLabels } from '../reserve-component/reserve-component.labels';
import { categoryLabels } from './category.labels';
import assetEn from './asset.en.json';
import assetEs from './asset.es.json';
import serviceEn from './service.en.json';
import serviceEs from './service.es.json';

export const assetLabels = labelsFrom(assetEn, assetEs, {
  name: categoryLabels,
  lastServicedOn: { reserveComponent: reserveComponentLabels.reserveComponent },
});

/** A service of an asset, as it is recorded. */
export const serviceLabels = {
  ...labelsFrom(serviceEn, serviceEs, { performedBy: { costMinor: assetLabels.costMinor } }),
  nextServiceOn: assetLabels.nextServiceOn,
};
