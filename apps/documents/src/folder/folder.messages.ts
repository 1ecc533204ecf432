import { defineMessages } from '@courtyard/common';
import { folderLabels } from '@courtyard/contract/documents/folder/folder.labels';
import en from './folder.en.json';
import es from './folder.es.json';

export const folderMessages = defineMessages({ en, es }, folderLabels);
