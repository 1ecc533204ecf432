import { defineMessages } from '@courtyard/common';
import en from './panel.en.json';
import es from './panel.es.json';

export const workPanelMessages = defineMessages({ en, es });
