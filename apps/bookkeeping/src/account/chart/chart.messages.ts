import { defineMessages } from '@courtyard/common';
import en from './chart.en.json';
import es from './chart.es.json';

export const chartMessages = defineMessages({ en, es });
