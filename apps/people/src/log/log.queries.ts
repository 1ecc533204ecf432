import { defineResource } from '@courtyard/common';

export const log = defineResource({ section: 'people', key: 'logs', list: 'GET /api/v1/logs' });
