/** What changes with every write to a list; see migration 0020. */
export interface ListRevisionTable {
  tenantId: string;
  list: string;
  revision: string;
}

export interface ListTables {
  listRevision: ListRevisionTable;
}
