import { useMessages } from '@courtyard/common';
import type { Invitation } from '@courtyard/contract/people/admission/invitation/invitation';
import type { ResendPreview } from '@courtyard/contract/people/admission/invitation/bulk-invitations';
import { Box, Button, failureText, Skeleton, Stack, Text } from '@courtyard/ui';
import { chosenRows, type BulkDialogProps, useBulkDone } from '@courtyard/ui/data';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { type InvitationsQuery, useBulkResend, useResendPreview } from '../invitation.queries';
import { bulkMessages } from './bulk.messages';

/** Who gets one, and each who does not with the reason. */
function Previewed({ preview }: { preview: ResendPreview }) {
  const t = useMessages(bulkMessages);
  const { count, emails, left, leftCount } = preview;
  const more = count - emails.length;
  const moreLeft = leftCount - left.length;
  return (
    <Stack gap="4" role="status">
      {count > 0 ? (
        <Stack gap="1">
          <Text size="sm" fontWeight="medium">
            {t('getOne', { count })}
          </Text>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {emails.join(', ')}
            {more > 0 ? ` ${t('more', { count: more })}` : ''}
          </Text>
          <Text size="sm">{t('text')}</Text>
        </Stack>
      ) : (
        <Text size="sm">{t('nobody')}</Text>
      )}
      {leftCount > 0 ? (
        <Stack gap="1">
          <Text size="sm" fontWeight="medium">
            {t('getNone', { count: leftCount })}
          </Text>
          <Box as="ul" listStyleType="none">
            {left.map(({ email, said }) => (
              <Box as="li" key={email} py="2" borderTopWidth="1px" borderColor="border.default">
                <Text size="sm" overflowWrap="anywhere">
                  {email}
                </Text>
                <Text size="sm" tone="muted">
                  {said}
                </Text>
              </Box>
            ))}
          </Box>
          {moreLeft > 0 ? (
            <Text size="sm" tone="muted">
              {t('more', { count: moreLeft })}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Shows who of many gets their invitation again, and sends it. */
export function BulkResendDialog({
  selection,
  query,
  onClose,
}: BulkDialogProps<Invitation> & { query: InvitationsQuery }) {
  const t = useMessages(bulkMessages);
  const chosen = chosenRows(selection, query);
  const preview = useResendPreview(chosen);
  const sending = useBulkResend();
  const done = useBulkDone(selection);
  const [failure, setFailure] = useState<unknown>(null);
  const problem = failure ?? preview.error;
  const count = preview.data?.count ?? 0;

  const send = async () => {
    setFailure(null);
    try {
      done(await sending.mutateAsync({ chosen }), { title: (sent) => t('sent', { count: sent }) });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('title', { count: selection.count })}
      footer={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={sending.isPending}
            disabled={count === 0}
            onClick={() => void send()}
          >
            {count > 0 ? t('verb', { count }) : t('send')}
          </Button>
        </>
      }
    >
      {preview.data ? <Previewed preview={preview.data} /> : null}
      {preview.isPending ? <Skeleton height="6rem" /> : null}
      {problem ? (
        <Text size="sm" tone="danger" role="alert">
          {failureText(problem, t('failed'))}
        </Text>
      ) : null}
    </Dialog>
  );
}
