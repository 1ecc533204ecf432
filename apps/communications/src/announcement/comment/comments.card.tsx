import { call, useCan, useFormats, useMessages } from '@courtyard/common';
import { announcementCommentRoutes } from '@courtyard/contract/communications/announcement/comment';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorLine,
  HStack,
  IconButton,
  LoadingState,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { commentMessages } from './comment.messages';

/** What people wrote below an announcement. Its author removes a comment, or who writes announcements. */
export function CommentsCard({ announcementId }: { announcementId: string }) {
  const t = useMessages(commentMessages);
  const formats = useFormats();
  const client = useQueryClient();
  const say = useFailureToast();
  const canModerate = useCan('Announcement Update');
  const queryKey = ['communications', 'announcements', 'comments', announcementId];
  const params = { announcementId };
  const found = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/announcements/:announcementId/comments', {
        params,
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    getNextPageParam: ({ page }) => page.next,
  });
  const form = useContractForm(announcementCommentRoutes.createAnnouncementComment.body, {
    onSubmit: async (body) => {
      await call('POST /api/v1/announcements/:announcementId/comments', { params, body });
      form.reset({ text: '' });
      await client.invalidateQueries({ queryKey });
    },
  });
  const remove = async (commentId: string) => {
    try {
      await call('DELETE /api/v1/announcements/:announcementId/comments/:commentId', {
        params: { ...params, commentId },
      });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      say(error);
    }
  };
  const comments = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        <Stack gap="4">
          {found.isPending ? <LoadingState /> : null}
          {found.isError ? <ErrorLine onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && comments.length === 0 ? <Text tone="muted">{t('none')}</Text> : null}
          <Stack as="ul" gap="4" listStyleType="none">
            {comments.map(({ id, author, text, writtenAt, isMine }) => (
              <li key={id}>
                <HStack justify="space-between" gap="2">
                  <Text size="sm" tone="muted">
                    {author} · {formats.moment(writtenAt)}
                  </Text>
                  {isMine || canModerate ? (
                    <IconButton
                      size="sm"
                      icon="trash"
                      label={t('remove', { name: author })}
                      onClick={() => void remove(id)}
                    />
                  ) : null}
                </HStack>
                <Text whiteSpace="pre-line">{text}</Text>
              </li>
            ))}
          </Stack>
          {found.hasNextPage ? (
            <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
          <Form form={form} guard={false}>
            <TextAreaField name="text" label={t('write')} rows={3} required />
            <FormActions submitLabel={t('send')} />
          </Form>
        </Stack>
      </CardBody>
    </Card>
  );
}
