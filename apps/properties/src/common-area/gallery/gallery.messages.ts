import { defineMessages } from '@courtyard/common';
import en from './gallery.en.json';
import es from './gallery.es.json';

export const galleryMessages = defineMessages({ en, es });
