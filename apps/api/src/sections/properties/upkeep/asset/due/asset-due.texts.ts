import { defineMessages } from '@courtyard/contract/messages';
import type { DueKind } from './asset-due.sql';
import en from './assets.en.json';
import es from './assets.es.json';

/** What lists, letters, notifications and tasks say of assets. */
export const assetMessages = defineMessages({ en, es });

/** Where somebody looks after it. */
export const duePath = (id: string, kind: DueKind): string =>
  `/properties-common-areas/assets/details?id=${id}${kind === 'service' ? '&tab=services' : ''}`;
