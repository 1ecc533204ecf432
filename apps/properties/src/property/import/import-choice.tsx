import { csvText, saveFile } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { ImportStart } from '@courtyard/ui/forms';
import { propertyPaths } from '../property-paths';
import { templateRows } from './file/import-template';
import { useImportTexts } from './import.messages';
import { useCheckImport } from './import.queries';

const maxBytes = 20 * 1024 * 1024;
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** The first step: which file. It is checked as soon as it is chosen. */
export function ImportChoice() {
  const t = useImportTexts();
  const navigate = useNavigate();
  const checking = useCheckImport();
  const saveTemplate = () =>
    saveFile(new Blob([csvText(templateRows)], { type: 'text/csv' }), t('templateFile'));
  return (
    <ImportStart
      t={t}
      steps={steps.map((step) => t(step))}
      secondary={[{ label: t('template'), icon: 'download', onSelect: saveTemplate }]}
      maxBytes={maxBytes}
      check={(file, signal) => checking.mutateAsync({ file, signal })}
      isChecking={checking.isPending}
      onChecked={(id) => void navigate(`${propertyPaths.import}?import=${id}`)}
    />
  );
}
