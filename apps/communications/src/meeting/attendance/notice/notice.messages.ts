import { defineMessages } from '@courtyard/common';
import { noticeWords } from '@courtyard/contract/communications/meeting/notice/notice.words';
import en from './notice.en.json';
import es from './notice.es.json';

export const noticeMessages = defineMessages({ en, es }, noticeWords);
