import type { Moment } from '../../../../platform/database/columns';

export interface CloseLetterTable {
  tenantId: string;
  actionId: string;
  sentAt: Moment;
  letters: number;
}
