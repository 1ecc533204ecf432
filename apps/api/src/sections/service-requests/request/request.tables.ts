import type { RequestInput, RequestPriority } from '@courtyard/contract/service-requests/request/request';
import type { RequestState } from '@courtyard/contract/service-requests/request/request-states';
import type {
  requestVisibilities,
  waitingParties,
} from '@courtyard/contract/service-requests/request/request.values';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Day, DefaultJson, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';
import type { AttachedFiles } from '../../../platform/files/file.tables';

type OptionalMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type Answers = Record<string, string | boolean>;

export interface RequestTable extends Pick<RequestInput, 'kind' | 'category' | 'title'> {
  tenantId: string;
  id: string;
  number: number;
  kindNumber: number;
  description: Optional<string>;
  location: Optional<string>;
  answers: DefaultJson<Answers>;
  propertyId: Optional<string>;
  areaId: Optional<string>;
  assetId: Optional<string>;
  state: Generated<RequestState>;
  waitingFor: Optional<(typeof waitingParties)[number]>;
  priority: Generated<RequestPriority>;
  dueOn: Optional<Day>;
  visibility: (typeof requestVisibilities)[number];
  /** Who reports it. */
  memberId: Optional<string>;
  reporterName: Optional<string>;
  openedById: string;
  subjectPropertyId: Optional<string>;
  subjectMemberId: Optional<string>;
  assigneeId: Optional<string>;
  committeeId: Optional<string>;
  resolution: Optional<string>;
  resolvedAt: OptionalMoment;
  /** When those who handle it answered first, since it was reported or reopened. */
  answeredAt: OptionalMoment;
  reopenedAt: OptionalMoment;
  mergedIntoId: Optional<string>;
  /** What the reports count, written by the triggers of its clocks. */
  respondedSeconds: ColumnType<number | null, never, never>;
  lateAt: ColumnType<string | null, never, never>;
  resolvedSeconds: GeneratedAlways<number | null>;
  titleSort: GeneratedAlways<string>;
  prioritySort: GeneratedAlways<number>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export type RequestFileTable = AttachedFiles<'requestId'>;

export interface RequestSupportTable {
  tenantId: string;
  requestId: string;
  memberId: string;
  createdAt: DefaultMoment;
}

export interface RequestRatingTable {
  tenantId: string;
  requestId: string;
  memberId: string;
  stars: number;
  text: string | null;
  ratedAt: Moment;
}

/** `requestId` is the lesser of the two. */
export interface RequestLinkTable {
  tenantId: string;
  requestId: string;
  otherId: string;
}

/** Months that a transaction wrote in, kept by triggers until its commit. */
export interface RequestMonthWrittenTable {
  tenantId: string;
  transaction: Generated<string>;
  /** As "2026-11", of UTC. */
  month: string;
}
