import { defineMessages } from '@courtyard/common';
import { roleLabels } from '@courtyard/contract/people/role/role.labels';
import en from './role.en.json';
import es from './role.es.json';

/** Words for a role that every page about them uses. */
export const roleMessages = defineMessages({ en, es }, roleLabels);
