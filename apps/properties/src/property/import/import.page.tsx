import { useSearchParams } from '@courtyard/common/router';
import { ImportChoice } from './import-choice';
import { ImportResult } from './import-result';

/** Brings properties from a CSV file: choose it, look at the verdicts (`?import=`), write all or nothing. */
export function ImportPage() {
  const [params] = useSearchParams();
  const importId = params.get('import');
  return importId ? <ImportResult key={importId} importId={importId} /> : <ImportChoice />;
}
