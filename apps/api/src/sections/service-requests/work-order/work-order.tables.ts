import type {
  WorkLine,
  WorkOrderInput,
  WorkVisit,
} from '@courtyard/contract/service-requests/work-order/work-order';
import type { WorkOrderState } from '@courtyard/contract/service-requests/work-order/work-order-states';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';
import type { AttachedFiles } from '../../../platform/files/file.tables';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type OptionalMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

export interface VendorMemberTable {
  tenantId: string;
  memberId: string;
  vendorId: string;
}

export interface WorkOrderTable {
  tenantId: string;
  id: string;
  number: number;
  title: string;
  description: Optional<string>;
  location: Optional<string>;
  propertyId: Optional<string>;
  areaId: Optional<string>;
  assetId: Optional<string>;
  vendorId: Optional<string>;
  assigneeId: Optional<string>;
  priority: ColumnType<
    WorkOrderInput['priority'],
    WorkOrderInput['priority'] | undefined,
    WorkOrderInput['priority']
  >;
  dueOn: Optional<Day>;
  state: Generated<WorkOrderState>;
  estimateMinor: Optional<number>;
  totalMinor: Generated<number>;
  needsSignOff: Generated<boolean>;
  /** Since when the vendor or staff member sees it. */
  issuedAt: OptionalMoment;
  /** They took it on. */
  confirmedAt: OptionalMoment;
  startedAt: OptionalMoment;
  finishedAt: OptionalMoment;
  acceptedAt: OptionalMoment;
  workNote: Optional<string>;
  stateNote: Optional<string>;
  signedName: Optional<string>;
  signedNote: Optional<string>;
  signedAt: OptionalMoment;
  signedById: Optional<string>;
  signRecordedBy: Optional<string>;
  /** Null where a plan made it. */
  createdById: Optional<string>;
  /** Why no bill could be drafted for the accepted order. */
  billProblem: Optional<string>;
  /** The plan that made it, and for which of its days. */
  planId: Optional<string>;
  occurrenceOn: Optional<Day>;
  titleSort: GeneratedAlways<string>;
  prioritySort: GeneratedAlways<number>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface WorkOrderRequestTable {
  tenantId: string;
  workOrderId: string;
  requestId: string;
}

export interface WorkOrderCheckTable {
  tenantId: string;
  id: string;
  workOrderId: string;
  position: number;
  text: string;
  doneAt: OptionalMoment;
  doneBy: Optional<string>;
}

export interface WorkOrderLineTable extends WorkLine {
  tenantId: string;
  workOrderId: string;
  position: number;
}

export interface WorkOrderVisitTable {
  tenantId: string;
  id: string;
  workOrderId: string;
  vendorId: string | null;
  assigneeId: string | null;
  propertyId: string | null;
  startsAt: Moment;
  endsAt: Moment;
  state: WorkVisit['state'];
  note: string | null;
  proposedBy: string;
  createdAt: Moment;
}

/** The tables of work orders. */
export interface WorkOrderTables {
  vendorMember: VendorMemberTable;
  workOrder: WorkOrderTable;
  workOrderRequest: WorkOrderRequestTable;
  workOrderCheck: WorkOrderCheckTable;
  workOrderLine: WorkOrderLineTable;
  workOrderVisit: WorkOrderVisitTable;
  workOrderFile: AttachedFiles<'workOrderId'>;
  workPhotoBefore: AttachedFiles<'workOrderId'>;
  workPhotoAfter: AttachedFiles<'workOrderId'>;
}
