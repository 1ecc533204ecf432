import { useTableState } from '@courtyard/ui/data';

const verdicts = ['create', 'update', 'unchanged', 'error'] as const;

/** Which rows of an import are shown, in the URL. */
export function useVerdictTable() {
  const table = useTableState({ sort: [], filters: { verdict: verdicts }, defaultLimit: 100 });
  return { table, verdict: table.query.verdict?.[0] };
}
