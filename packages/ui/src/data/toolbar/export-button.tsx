import { toast } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { Menu } from '../../overlays/menu';
import { useDataTexts } from '../data.messages';

interface ExportButtonProps {
  onExport: (format: ExportFormat) => Promise<unknown>;
  /** With its word, where it stands alone: an icon says what it is by those beside it. */
  isLabelled?: boolean;
}

/** Saves what is shown as a file, in the format that is chosen. */
export function ExportButton({ onExport, isLabelled = false }: ExportButtonProps) {
  const t = useDataTexts();
  const [isRunning, setRunning] = useState(false);
  const run = async (format: ExportFormat) => {
    setRunning(true);
    try {
      await onExport(format);
    } catch {
      toast({ title: t('exportFailed'), kind: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Menu
      label={t('export')}
      trigger={
        isLabelled ? (
          <Button size="sm" icon="download" loading={isRunning}>
            {t('export')}
          </Button>
        ) : (
          <IconButton size="sm" icon="download" label={t('export')} loading={isRunning} />
        )
      }
      items={(['csv', 'xlsx'] as const).map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => void run(format),
      }))}
    />
  );
}
