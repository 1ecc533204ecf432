import { defineMessages } from '@courtyard/common';
import { recognitionWords } from '@courtyard/contract/bookkeeping/period/recognition/recognition.words';
import en from './recognition.en.json';
import es from './recognition.es.json';

export const recognitionMessages = defineMessages({ en, es }, recognitionWords);
