import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { YearEnd } from '@courtyard/contract/bookkeeping/period/period';
import { Button, ErrorState, failureText, LoadingState, Stack, Text } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useCloseYear, useYearEnd } from '../period.queries';
import { actionsMessages } from './actions.messages';

interface YearEndDialogProps {
  month: string;
  onClose: () => void;
}

/** Shows what closing a year posts, fund by fund, and does it. */
export function YearEndDialog({ month, onClose }: YearEndDialogProps) {
  const t = useMessages(actionsMessages);
  const formats = useFormats();
  const preview = useYearEnd(month);
  const closing = useCloseYear(month);
  const [failure, setFailure] = useState<string | null>(null);
  const close = async () => {
    setFailure(null);
    try {
      await closing.mutateAsync({});
      toast({ title: t('yearDone'), kind: 'success' });
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('yearNothing')));
    }
  };
  const isReady = preview.data?.closingAccount != null && preview.data.perFund.length > 0;
  const day = preview.data ? formats.day(preview.data.endsOn) : '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('yearTitle', { day })}
      footer={
        isReady ? (
          <Button variant="primary" loading={closing.isPending} onClick={() => void close()}>
            {t('yearVerb')}
          </Button>
        ) : null
      }
    >
      {preview.data ? (
        <Stack gap="5">
          <YearEndPreview yearEnd={preview.data} />
          {failure === null ? null : (
            <Text size="sm" color="status.danger.fg" role="alert">
              {failure}
            </Text>
          )}
        </Stack>
      ) : preview.isError ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function YearEndPreview({ yearEnd: { closingAccount, perFund, funds } }: { yearEnd: YearEnd }) {
  const t = useMessages(actionsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (closingAccount === null) return <Text size="sm">{t('yearNoAccount')}</Text>;
  if (perFund.length === 0) return <Text size="sm">{t('yearNothing')}</Text>;
  const account = `${closingAccount.code} ${closingAccount.name}`;
  const money = (amountMinor: number) => ({ text: formats.money(amountMinor, currency, 'parentheses') });
  return (
    <>
      <Text size="sm" tone="muted">
        {t('yearText', { account })}
      </Text>
      {perFund.map(({ fundId, lines, closingMinor }) => {
        const fund = funds.find(({ id }) => id === fundId)?.name ?? '';
        const caption = t(closingMinor > 0 ? 'deficit' : 'surplus', { fund });
        return (
          <FigureTable
            key={fundId}
            caption={caption}
            isWhole
            head={[t('account'), caption]}
            rows={[
              ...lines.map(({ accountId, code, name, amountMinor }) => ({
                key: accountId,
                name: `${code} ${name}`,
                cells: [money(amountMinor)],
              })),
              { key: 'closing', name: t('toFundBalance', { account }), cells: [money(-closingMinor)] },
            ]}
          />
        );
      })}
    </>
  );
}
