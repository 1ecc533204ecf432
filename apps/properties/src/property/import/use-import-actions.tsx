import { ApiError, toast } from '@courtyard/common';
import type { PropertyImport } from '@courtyard/contract/properties/property/import';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { propertyPaths } from '../property-paths';
import { useImportTexts } from './import.messages';
import { useApplyImport, useRemapImport } from './import.queries';

/** Writes the rows, once they have no error and there is something to write; `dialog` asks before it does. */
export function useImportActions(result: PropertyImport) {
  const t = useImportTexts();
  const applying = useApplyImport(result.id);
  const checkingAgain = useRemapImport(result.id);
  const [isAsking, setAsking] = useState(false);
  const { create, update, error } = result.counts;
  const count = create + update;

  const apply = async () => {
    try {
      await applying.mutateAsync({});
      toast({ title: t('appliedToast', { count }), kind: 'success' });
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'import-stale') throw problem;
      await checkingAgain.mutateAsync(result.mapping);
      toast({ title: t('staleToast') });
    }
  };

  const action =
    error === 0 && count > 0
      ? ({ label: t('apply', { count }), icon: 'upload', onSelect: () => setAsking(true) } as const)
      : null;
  const actions = { primary: action, secondary: [{ label: t('another'), to: propertyPaths.import }] };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      tone="primary"
      onClose={() => setAsking(false)}
      title={t('applyTitle', { count })}
      verb={t('apply', { count })}
      onConfirm={apply}
    >
      {t('applyText', { create, update })}
    </ConfirmDialog>
  );
  return { actions, dialog };
}
