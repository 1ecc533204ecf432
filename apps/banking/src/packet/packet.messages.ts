import { defineMessages } from '@courtyard/common';
import { packetLabels } from '@courtyard/contract/banking/packet/packet.labels';
import { savedReportLabels } from '@courtyard/contract/banking/saved-report/saved-report.labels';
import en from './packet.en.json';
import es from './packet.es.json';

export const packetMessages = defineMessages({ en, es }, { ...savedReportLabels, ...packetLabels });
