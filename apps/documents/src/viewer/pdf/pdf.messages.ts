import { defineMessages } from '@courtyard/common';
import en from './pdf.en.json';
import es from './pdf.es.json';

export const pdfMessages = defineMessages({ en, es });
