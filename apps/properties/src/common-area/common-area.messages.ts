import { defineMessages } from '@courtyard/common';
import { commonAreaLabels } from '@courtyard/contract/properties/common-area/common-area.labels';
import en from './common-area.en.json';
import es from './common-area.es.json';

/** Words for an area that every page of the section uses. */
export const areaMessages = defineMessages({ en, es }, commonAreaLabels);
