import { defineMessages } from '@courtyard/common';
import en from './work-board.en.json';
import es from './work-board.es.json';

export const workBoardMessages = defineMessages({ en, es });
