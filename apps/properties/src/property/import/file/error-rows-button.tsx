import { csvText, saveFile } from '@courtyard/common';
import type { ImportRow, PropertyImport } from '@courtyard/contract/properties/property/import';
import { Button, useFailureToast } from '@courtyard/ui';
import { useState } from 'react';
import { useImportTexts } from '../import.messages';
import { allErrorRows } from '../import.queries';

/** Saves the rows that have errors as a file with a column that says what is wrong; nothing where all are right. */
export function ErrorRowsButton({ result }: { result: PropertyImport }) {
  const t = useImportTexts();
  const showFailure = useFailureToast();
  const [isFetching, setFetching] = useState(false);
  if (result.counts.error === 0) return null;

  const download = async () => {
    setFetching(true);
    try {
      const rows = await allErrorRows(result.id);
      const titles = [...result.columns, t('errorColumn')];
      saveFile(new Blob([csvText([titles, ...rows.map(withErrors)])], { type: 'text/csv' }), t('errorFile'));
    } catch (problem) {
      showFailure(problem);
    } finally {
      setFetching(false);
    }
  };

  return (
    <Button size="sm" icon="download" loading={isFetching} onClick={() => void download()}>
      {t('downloadErrors')}
    </Button>
  );
}

const withErrors = (row: ImportRow) => [...row.cells, Object.values(row.errors).join(' ')];
