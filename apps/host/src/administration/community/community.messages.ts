import { defineMessages } from '@courtyard/common';
import { communityLabels } from '@courtyard/contract/platform/community/community.labels';
import en from './community.en.json';
import es from './community.es.json';

export const communityMessages = defineMessages({ en, es }, communityLabels);
