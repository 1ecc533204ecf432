import { defineMessages } from '@courtyard/common';
import en from './line-files.en.json';
import es from './line-files.es.json';

export const lineFilesMessages = defineMessages({ en, es });
