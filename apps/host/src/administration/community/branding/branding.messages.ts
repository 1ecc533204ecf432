import { defineMessages } from '@courtyard/common';
import { communityLabels } from '@courtyard/contract/platform/community/community.labels';
import en from './branding.en.json';
import es from './branding.es.json';

const { logo, logoPlate } = communityLabels;

export const brandingMessages = defineMessages({ en, es }, { logo, logoPlate });
