import { toast } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Menu } from '../../overlays/menu';
import { useDataTexts } from '../data.messages';

/** Saves what is shown as a file, in the format that is chosen. */
export function ExportButton({ onExport }: { onExport: (format: ExportFormat) => Promise<unknown> }) {
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
      trigger={<IconButton size="sm" icon="download" label={t('export')} loading={isRunning} />}
      items={(['csv', 'xlsx'] as const).map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => void run(format),
      }))}
    />
  );
}
