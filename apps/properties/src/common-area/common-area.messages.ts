import { defineMessages } from '@courtyard/common';
import { commonAreaWords } from '@courtyard/contract/properties/common-area/common-area.words';
import en from './common-area.en.json';
import es from './common-area.es.json';

/** Words for an area that every page of the section uses. */
export const areaMessages = defineMessages({ en, es }, commonAreaWords);
