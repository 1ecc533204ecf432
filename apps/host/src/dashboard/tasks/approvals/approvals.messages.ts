import { defineMessages } from '@courtyard/common';
import en from './approvals.en.json';
import es from './approvals.es.json';

export const approvalMessages = defineMessages({ en, es });
