import { defineMessages } from '@courtyard/common';
import { communityWords } from '@courtyard/contract/platform/community/community.words';
import en from './look.en.json';
import es from './look.es.json';

const { logo, logoPlate } = communityWords;

export const lookMessages = defineMessages({ en, es }, { logo, logoPlate });
