import { csvText, saveFile } from '@courtyard/common';
import type { ChartImport } from '@courtyard/contract/bookkeeping/account/import';
import { Card, EmptyState, LinkButton, Page, Button } from '@courtyard/ui';
import { ImportStart } from '@courtyard/ui/forms';
import { useRef, useState } from 'react';
import { accountPaths } from '../account-paths';
import { ImportCheck } from './import-check';
import { templateRows } from './import-template';
import { useImportTexts } from './import.messages';
import { useCheckImport } from './import.queries';

const maxBytes = 5 * 1024 * 1024;
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** `chart-of-accounts/import`: choose a file, look at the verdicts, write all or nothing. */
export function ImportPage() {
  const [checked, setChecked] = useState<ChartImport | null>(null);
  const [applied, setApplied] = useState<ChartImport | null>(null);
  const restart = () => {
    setChecked(null);
    setApplied(null);
  };
  if (applied) return <ImportDone result={applied} onRestart={restart} />;
  if (!checked) return <ImportFile onChecked={setChecked} />;
  return <ImportCheck result={checked} onChecked={setChecked} onApplied={setApplied} onRestart={restart} />;
}

function ImportFile({ onChecked }: { onChecked: (result: ChartImport) => void }) {
  const t = useImportTexts();
  const checking = useCheckImport();
  const found = useRef<ChartImport>(undefined);
  const saveTemplate = () =>
    saveFile(new Blob([csvText(templateRows)], { type: 'text/csv' }), t('templateFile'));
  return (
    <ImportStart
      t={t}
      steps={steps.map((step) => t(step))}
      secondary={[{ label: t('template'), icon: 'download', onSelect: saveTemplate }]}
      maxBytes={maxBytes}
      check={async (file, signal) => {
        found.current = await checking.mutateAsync({ file, signal });
        return { id: found.current.fileId };
      }}
      isChecking={checking.isPending}
      onChecked={(id) => {
        if (found.current?.fileId === id) onChecked(found.current);
      }}
    />
  );
}

interface DoneProps {
  result: ChartImport;
  onRestart: () => void;
}

/** The third step: it is done. */
function ImportDone({ result, onRestart }: DoneProps) {
  const t = useImportTexts();
  const { create, update } = result.counts;
  return (
    <Page title={result.fileName}>
      <Card>
        <EmptyState
          icon="check-circle"
          title={t('appliedTitle')}
          description={t('appliedText', { create, update })}
        >
          <Button onClick={onRestart}>{t('another')}</Button>
          <LinkButton to={accountPaths.list} variant="primary">
            {t('toList')}
          </LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
