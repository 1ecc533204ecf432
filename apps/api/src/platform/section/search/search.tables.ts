/** Only functions of the schema `courtyard` read and write these; `courtyard_app` has no right to them. */
interface SearchEntryTable {
  tenantId: string;
  kind: string;
  recordId: string;
  title: string;
  words: string;
}

interface SearchTermTable {
  tenantId: string;
  term: string;
  recordId: string;
}

export interface SearchTables {
  searchEntry: SearchEntryTable;
  searchTerm: SearchTermTable;
}
