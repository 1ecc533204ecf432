import { defineMessages } from '@courtyard/common';
import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import { requestSettingsLabels } from '@courtyard/contract/service-requests/policy/request-policy.labels';
import en from './settings.en.json';
import es from './settings.es.json';

export const settingsMessages = defineMessages({ en, es }, { ...requestLabels, ...requestSettingsLabels });
