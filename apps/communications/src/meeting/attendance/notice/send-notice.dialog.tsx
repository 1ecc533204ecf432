import { toast, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { NoticePlan } from '@courtyard/contract/communications/meeting/notice/notice';
import {
  Box,
  Button,
  ErrorState,
  Field,
  HStack,
  LoadingState,
  Stack,
  StatusBadge,
  Text,
  TextArea,
  useFailureToast,
} from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { meetings, useNotices } from '../../meeting.queries';
import { noticeMessages } from './notice.messages';

interface Props {
  meeting: Meeting;
  onClose: () => void;
}

/** Says whom the notice reaches, whether it is in time and what it says; sends it, and calls a meeting that is a draft. */
export function SendNoticeDialog({ meeting, onClose }: Props) {
  const t = useMessages(noticeMessages);
  const found = useNotices(meeting.id);
  return (
    <Dialog open onClose={onClose} title={t('sendTitle', { name: meeting.name })}>
      {found.data ? (
        <Sending meeting={meeting} plan={found.data.plan} onClose={onClose} />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function Sending({ meeting, plan, onClose }: Props & { plan: NoticePlan }) {
  const t = useMessages(noticeMessages);
  const fail = useFailureToast();
  const [reason, setReason] = useState('');
  const sending = meetings.useWrite('POST /api/v1/meetings/:meetingId/notices', meeting.id);
  const { people, withoutAddress, notAllowed, isInTime, late, subject, body } = plan;
  const isRefused = !isInTime && late === 'refuse';
  const canSend = people > 0 && !isRefused && (isInTime || reason.trim() !== '');
  async function send(): Promise<void> {
    await sending.mutateAsync({ version: meeting.version, people, reason: reason.trim() || null });
    toast({ title: t('sent'), kind: 'success' });
    onClose();
  }
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Text>{people === 0 ? t('nobodyInvited') : t('toWhom', plan)}</Text>
        {withoutAddress > 0 ? (
          <Text tone="muted">{t('withoutAddress', { count: withoutAddress })}</Text>
        ) : null}
        {notAllowed > 0 ? <Text tone="muted">{t('notAllowed', { count: notAllowed })}</Text> : null}
        {isInTime || people === 0 ? null : (
          <HStack>
            <StatusBadge status={isRefused ? 'danger' : 'attention'}>{t('outOfTime')}</StatusBadge>
          </HStack>
        )}
        {isRefused ? <Text role="alert">{t('refused')}</Text> : null}
      </Stack>
      {!isInTime && !isRefused && people > 0 ? (
        <Field label={t('why')} help={t('whyHelp')} required>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      ) : null}
      <Stack gap="2">
        <Text fontWeight="medium">{t('preview')}</Text>
        <Box
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="md"
          p="4"
          maxHeight="20rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label={t('preview')}
        >
          <Text fontWeight="medium" mb="2">
            {subject}
          </Text>
          <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {body.replaceAll(/^- /gm, '• ')}
          </Text>
        </Box>
        <Text size="sm" tone="muted">
          {t('calendarToo')}
        </Text>
      </Stack>
      <DialogActions onCancel={onClose}>
        <Button
          variant="primary"
          disabled={!canSend}
          loading={sending.isPending}
          onClick={() => void send().catch(fail)}
        >
          {t('send')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
