import { defineMessages } from '@courtyard/common';
import { packetWords } from '@courtyard/contract/banking/packet/packet.words';
import { savedReportWords } from '@courtyard/contract/banking/saved-report/saved-report.words';
import en from './packet.en.json';
import es from './packet.es.json';

export const packetMessages = defineMessages({ en, es }, { ...savedReportWords, ...packetWords });
