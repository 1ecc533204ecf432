import { defineMessages } from '@courtyard/common';
import { recognitionLabels } from '@courtyard/contract/bookkeeping/period/recognition/recognition.labels';
import en from './recognition.en.json';
import es from './recognition.es.json';

export const recognitionMessages = defineMessages({ en, es }, recognitionLabels);
