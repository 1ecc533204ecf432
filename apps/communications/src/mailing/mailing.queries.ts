import { defineResource } from '@courtyard/common';
import { mailingPaths } from './mailing-paths';

export const mailings = defineResource({
  section: 'communications',
  key: 'mailings',
  list: 'GET /api/notifications',
  one: 'GET /api/v1/mailings/:mailingId',
  create: 'POST /api/notifications',
  update: 'PUT /api/notifications/:mailingId',
  remove: 'DELETE /api/notifications/:mailingId',
  history: 'GET /api/v1/mailings/:mailingId/history',
});

/** What became of the letter to each recipient. */
export const mailingDeliveries = mailings.part({
  key: 'deliveries',
  list: 'GET /api/v1/mailings/:mailingId/deliveries',
});

export const templates = defineResource({
  section: 'communications',
  key: 'mail-templates',
  create: 'POST /api/v1/mailing-templates',
  update: 'PUT /api/v1/mailing-templates/:templateId',
  remove: 'DELETE /api/v1/mailing-templates/:templateId',
});

export const mailBlocks = defineResource({
  section: 'communications',
  key: 'mail-blocks',
  list: 'GET /api/v1/mail-blocks',
});

/** From one e-mail notification of the list to the next. */
export const mailingPager = mailings.pager({ to: mailingPaths.details, nameOf: ({ subject }) => subject });
