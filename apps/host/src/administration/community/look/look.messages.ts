import { defineMessages } from '@courtyard/common';
import { communityLabels } from '@courtyard/contract/platform/community/community.labels';
import en from './look.en.json';
import es from './look.es.json';

const { logo, logoPlate } = communityLabels;

export const lookMessages = defineMessages({ en, es }, { logo, logoPlate });
