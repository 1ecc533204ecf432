import type { Platform } from '../core/platform';
import type { Tx } from '../database/database';

/** Tells the open browsers of a community that what the administration shows of its mail, jobs and files changed. */
export const notifyOperations = (
  { events }: Pick<Platform, 'events'>,
  tx: Tx,
  tenantId: string,
): Promise<void> => events.publish(tx, { tenantId, topic: 'section-data', section: 'operations' });
