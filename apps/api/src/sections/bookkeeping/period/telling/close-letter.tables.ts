import type { Moment } from '../../../../platform/database/columns';

export interface CloseLetterTable {
  tenantId: string;
  actId: string;
  sentAt: Moment;
  letters: number;
}
