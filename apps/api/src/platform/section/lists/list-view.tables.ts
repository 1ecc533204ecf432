import type { ListSettings } from '@courtyard/contract';
import type { Generated, Json, Moment } from '../../database/columns';

export interface ListViewTable {
  tenantId: string;
  id: string;
  list: string;
  /** Who made it. */
  memberId: string;
  name: string;
  settings: Json<ListSettings>;
  isShared: boolean;
  /** The community's list opens with it. */
  isStart: Generated<boolean>;
  version: Generated<number>;
  removedAt: Moment | null;
}

export interface ListStartTable {
  tenantId: string;
  memberId: string;
  list: string;
  /** Null: the list as it comes. */
  viewId: string | null;
}

export interface ListViewTables {
  listView: ListViewTable;
  listStart: ListStartTable;
}
