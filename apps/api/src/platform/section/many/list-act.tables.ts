import type { LeftRow } from './act-on-many';
import type { DefaultJson, Generated, Json, Moment } from '../../database/columns';

export interface ListActTable {
  tenantId: string;
  id: string;
  /** Who began it, and in whose name it is done. */
  memberId: string;
  /** None where it was begun before it was kept. */
  section: string | null;
  act: string;
  input: Json<unknown>;
  total: number;
  changed: Generated<number>;
  unchanged: Generated<number>;
  leftRows: DefaultJson<LeftRow[]>;
  status: Generated<'running' | 'done' | 'cancelled' | 'failed'>;
  /** Slices that failed one after the other. */
  failures: Generated<number>;
  touchedAt: Moment;
}

/** A row that is still to be done. */
export interface ListActRowTable {
  tenantId: string;
  actId: string;
  place: number;
  thingId: string;
  name: string;
  /** None where it was frozen before it was kept. */
  version: number | null;
}

export interface ListActTables {
  listAct: ListActTable;
  listActRow: ListActRowTable;
}
