import { defineMessages, useMessages } from '@courtyard/common';
import en from './gate.en.json';
import es from './gate.es.json';

const gateMessages = defineMessages({ en, es });

export const useGateTexts = () => useMessages(gateMessages);
