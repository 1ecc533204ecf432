import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { AdjustmentPreview } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { Box, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import { FormActions } from '@courtyard/ui/forms';
import { PreviewFailure } from '../../../parts/actions/preview-state';
import { PreviewPostings } from '../../invoice/create/preview-parts';
import { adjustmentMessages } from './adjustment.messages';

interface EffectPanelProps {
  /** Null while something that it depends on is missing. */
  asked: object | null;
  preview: {
    data: AdjustmentPreview | null | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** A refund takes no charge away. */
  isRefund?: boolean;
}

/** What an action will do to what is owed and in the books, as one writes it. */
export function EffectPanel({ asked, preview, isRefund = false }: EffectPanelProps) {
  const t = useMessages(adjustmentMessages);
  return (
    <Box
      as="section"
      aria-label={t('effect')}
      aria-live="polite"
      aria-busy={asked !== null && preview.isFetching}
    >
      {asked === null ? (
        <Text size="sm" tone="muted">
          {t('previewWaits')}
        </Text>
      ) : preview.isError ? (
        <PreviewFailure query={preview} failed={t('previewFailed')} />
      ) : preview.data ? (
        <Effect preview={preview.data} isRefund={isRefund} />
      ) : (
        <LoadingState>
          <Skeleton height="6rem" />
        </LoadingState>
      )}
    </Box>
  );
}

interface EffectActionsProps extends Pick<EffectPanelProps, 'preview'> {
  /** What is done where it waits for nobody. */
  verb: string;
  onCancel: () => void;
}

/** The action under what it will do, called by what it comes to: done at once, or asked of a second person. */
export function EffectActions({ preview, verb, onCancel }: EffectActionsProps) {
  const t = useMessages(adjustmentMessages);
  return <FormActions submitLabel={preview.data?.waits ? t('ask') : verb} onCancel={onCancel} />;
}

function Effect({ preview, isRefund }: { preview: AdjustmentPreview; isRefund: boolean }) {
  const t = useMessages(adjustmentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { openMinor, creditMinor, waits, postings } = preview;
  return (
    <Stack gap="3">
      <Box>
        {openMinor > 0 ? <Text size="sm">{t('nowOpen', { amount: money(openMinor) })}</Text> : null}
        {creditMinor > 0 && !isRefund ? (
          <Text size="sm">{t('nowCredit', { amount: money(creditMinor) })}</Text>
        ) : null}
        {waits ? (
          <Text size="sm" fontWeight="medium">
            {t('secondPerson')}
          </Text>
        ) : null}
      </Box>
      <PreviewPostings postings={postings} />
    </Stack>
  );
}
