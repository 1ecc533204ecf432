import { defineMessages } from '@courtyard/common';
import { folderWords } from '@courtyard/contract/documents/folder/folder.words';
import en from './folder.en.json';
import es from './folder.es.json';

export const folderMessages = defineMessages({ en, es }, folderWords);
