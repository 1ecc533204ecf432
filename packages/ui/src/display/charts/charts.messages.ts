import { defineMessages, useMessages } from '@courtyard/common';
import en from './charts.en.json';
import es from './charts.es.json';

const chartMessages = defineMessages({ en, es });

export const useChartTexts = () => useMessages(chartMessages);
