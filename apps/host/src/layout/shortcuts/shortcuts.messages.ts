import { defineMessages } from '@courtyard/common';
import en from './shortcuts.en.json';
import es from './shortcuts.es.json';

export const shortcutMessages = defineMessages({ en, es });
