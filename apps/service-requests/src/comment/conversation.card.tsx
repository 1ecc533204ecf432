import { useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { commentMessages } from './comment.messages';

/** What people wrote on a request, oldest first, and the form to write. */
export function ConversationCard({ request }: { request: RequestDetails }) {
  const t = useMessages(commentMessages);
  const { commentList, may } = request;
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        <Stack gap="4">
          {commentList.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('none')}
            </Text>
          ) : (
            <Stack as="ul" gap="3" listStyleType="none" aria-label={t('title')}>
              {commentList.map((comment) => (
                <CommentItem key={comment.id} comment={comment} />
              ))}
            </Stack>
          )}
          {may.comment || may.note ? <CommentForm request={request} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
