import { defineMessages } from '@courtyard/common';
import { assetLabels } from '@courtyard/contract/properties/asset/asset.labels';
import en from './asset.en.json';
import es from './asset.es.json';

/** Words for an asset that every page about it uses. */
export const assetMessages = defineMessages({ en, es }, assetLabels);
