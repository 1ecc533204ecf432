import { defineMessages } from '@courtyard/common';
import { noticeLabels } from '@courtyard/contract/communications/meeting/notice/notice.labels';
import en from './notice.en.json';
import es from './notice.es.json';

export const noticeMessages = defineMessages({ en, es }, noticeLabels);
