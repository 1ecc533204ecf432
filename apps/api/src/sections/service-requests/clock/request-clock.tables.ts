import type { clockSteps } from '@courtyard/contract/service-requests/request/request.values';
import type { ColumnType } from 'kysely';
import type { Generated, Moment } from '../../../platform/database/columns';

type OptionalMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

export interface RequestClockTable {
  tenantId: string;
  requestId: string;
  step: (typeof clockSteps)[number];
  /** How often the request had been reopened. */
  run: Generated<number>;
  startedAt: Moment;
  /** Working time, in milliseconds. `bigint`: the driver gives it as a number up to 2^53. */
  targetMs: ColumnType<number | string, number, number>;
  pausedMs: ColumnType<number | string, number | undefined, number>;
  warnAt: Moment;
  dueAt: Moment;
  pausedAt: OptionalMoment;
  doneAt: OptionalMoment;
  warnedAt: OptionalMoment;
  escalatedAt: OptionalMoment;
}
