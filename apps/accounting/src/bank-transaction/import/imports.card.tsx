import { toast, useCan, useFormats } from '@courtyard/common';
import type { BankImport } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { Badge, Box, Button, ErrorLine, LoadingState } from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { bankImports, useTakeBack } from '../bank-transaction.queries';
import { useImportTexts } from './import.messages';

/** The files that were taken in; one is taken back while nothing of it is in use. */
export function ImportsCard() {
  const t = useImportTexts();
  const imports = bankImports.useList({});
  const [asked, setAsked] = useState<BankImport | null>(null);
  if (imports.isPending) return <LoadingState />;
  if (!imports.data) return <ErrorLine onRetry={() => void imports.refetch()}>{t('noImports')}</ErrorLine>;
  return (
    <Box mt="5">
      <RowsCard
        title={t('imports')}
        description={t('importsText')}
        rows={imports.data.data}
        none={t('noImports')}
      >
        {(one) => <ImportRow key={one.id} one={one} onTakeBack={() => setAsked(one)} />}
      </RowsCard>
      {asked ? <TakeBackDialog one={asked} onClose={() => setAsked(null)} /> : null}
    </Box>
  );
}

function ImportRow({ one, onTakeBack }: { one: BankImport; onTakeBack: () => void }) {
  const t = useImportTexts();
  const formats = useFormats();
  const canMatch = useCan('Bank Transaction Match');
  const { fileName, account, fromOn, untilOn, added, lines, importedBy, importedAt, takenBack } = one;
  return (
    <PartRow
      title={fileName}
      badge={takenBack ? <Badge>{t('takenBack')}</Badge> : null}
      aside={
        canMatch && one.canBeTakenBack ? (
          <Button size="sm" variant="secondary" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        ) : null
      }
    >
      {`${account.code} ${account.name} · `}
      {t('importFacts', {
        from: formats.day(fromOn),
        until: formats.day(untilOn),
        added: formats.number(added),
        lines: formats.number(lines),
        by: importedBy,
        at: formats.moment(importedAt),
      })}
    </PartRow>
  );
}

function TakeBackDialog({ one, onClose }: { one: BankImport; onClose: () => void }) {
  const t = useImportTexts();
  const takingBack = useTakeBack(one.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('takeBackTitle', { file: one.fileName })}
      verb={t('takeBack')}
      onConfirm={async () => {
        await takingBack.mutateAsync(undefined);
        toast({ title: t('tookBack'), kind: 'success' });
      }}
    >
      {t('takeBackText', { count: one.added })}
    </ConfirmDialog>
  );
}
