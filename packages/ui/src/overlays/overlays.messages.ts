import { defineMessages } from '@courtyard/common';
import en from './overlays.en.json';
import es from './overlays.es.json';

export const overlayMessages = defineMessages({ en, es });
