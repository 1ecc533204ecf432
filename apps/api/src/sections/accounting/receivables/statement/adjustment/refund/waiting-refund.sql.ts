import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { refundApproval, reserveRefundApproval } from './refund-approval';

/** SQL: whether a refund to the owners of a unit waits for a second person; `propertyId` is SQL too. */
export const refundWaits = (propertyId: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from approval where approval.state = 'waiting'
    and approval.kind in (${refundApproval.name}, ${reserveRefundApproval.name})
    and approval.record = 'property' and approval.record_id = ${propertyId})`;
