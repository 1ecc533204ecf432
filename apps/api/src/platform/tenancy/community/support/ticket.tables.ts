import type { TicketCategory, TicketStatus } from '@courtyard/contract';
import type { Generated, Moment } from '../../../database/columns';

interface TicketTable {
  tenantId: string;
  id: string;
  number: number;
  memberId: string;
  assigneeId: string | null;
  subject: string;
  category: TicketCategory;
  status: TicketStatus;
  page: string | null;
  /** What it became, and its number there. */
  requestId: Generated<string | null>;
  requestNumber: Generated<number | null>;
  version: Generated<number>;
  createdAt: Moment;
  touchedAt: Moment;
}

interface TicketMessageTable {
  tenantId: string;
  id: string;
  ticketId: string;
  memberId: string;
  isInternal: boolean;
  message: string;
  writtenAt: Moment;
}

interface TicketMessageFileTable {
  tenantId: string;
  messageId: string;
  position: number;
  fileId: string;
}

export interface SupportTables {
  ticket: TicketTable;
  ticketMessage: TicketMessageTable;
  ticketMessageFile: TicketMessageFileTable;
}
