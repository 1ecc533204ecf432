import { wordsFrom } from '../../wire/fields/words';
import { reserveComponentWords } from '../reserve-component/reserve-component.words';
import { categoryWords } from './category.words';
import assetEn from './asset.en.json';
import assetEs from './asset.es.json';
import serviceEn from './service.en.json';
import serviceEs from './service.es.json';

export const assetWords = wordsFrom(assetEn, assetEs, {
  name: categoryWords,
  lastServicedOn: { reserveComponent: reserveComponentWords.reserveComponent },
});

/** A service of an asset, as it is recorded. */
export const serviceWords = {
  ...wordsFrom(serviceEn, serviceEs, { performedBy: { costMinor: assetWords.costMinor } }),
  nextServiceOn: assetWords.nextServiceOn,
};
