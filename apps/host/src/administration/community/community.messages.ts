import { defineMessages } from '@courtyard/common';
import { communityWords } from '@courtyard/contract/platform/community/community.words';
import en from './community.en.json';
import es from './community.es.json';

export const communityMessages = defineMessages({ en, es }, communityWords);
