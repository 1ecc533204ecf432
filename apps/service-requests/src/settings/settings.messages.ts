import { defineMessages } from '@courtyard/common';
import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { requestSettingsWords } from '@courtyard/contract/service-requests/policy/request-policy.words';
import en from './settings.en.json';
import es from './settings.es.json';

export const settingsMessages = defineMessages({ en, es }, { ...requestWords, ...requestSettingsWords });
