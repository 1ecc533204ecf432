import { defineMessages } from '@courtyard/common';
import en from './notice-window.en.json';
import es from './notice-window.es.json';

export const noticeWindowMessages = defineMessages({ en, es });
