/** What changes with every write to a list; see migration 0020. */
export interface ListRevisionTable {
  tenant_id: string;
  list: string;
  revision: string;
}

export interface ListTables {
  list_revision: ListRevisionTable;
}
