import { labelsFrom } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import type { Job } from '../../core/services';
import { endView } from './end-view-as';
import en from './view-as.en.json';
import es from './view-as.es.json';

const payload = z.object({ tenantId: z.uuid(), id: z.uuid() });

export const viewAsEndName = 'platform.view-as-end';

/** Writes down that a view ended by its time. */
export const viewAsEndJob: Job = {
  name: viewAsEndName,
  title: labelsFrom(en, es).endJob,
  async run(given, platform) {
    const { tenantId, id } = payload.parse(given);
    await platform.inTenant(tenantId, (tx) => endView(tx, { tenantId, how: 'time' }, id));
  },
};
