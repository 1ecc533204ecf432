import { toast, useFormats, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { maxCommentLength } from '@courtyard/contract/service-requests/request/request.values';
import { Box, Button, failureText, HStack, Radio, Stack, Text } from '@courtyard/ui';
import { type DroppedFile, FileDrop, uploadFile } from '@courtyard/ui/forms';
import { DialogFailure } from '@courtyard/ui/overlays';
import { useId, useState } from 'react';
import { myRequests } from '../request/request.queries';
import { useCommentDraft } from './comment-draft';
import { commentMessages } from './comment.messages';
import { MentionTextArea } from './mention-text-area';
import { mentionsIn } from './mention.rules';

/** Writes a comment: whom it is for is chosen before it is written, and a draft stays until it is sent. */
export function CommentForm({ request: { id, may } }: { request: RequestDetails }) {
  const t = useMessages(commentMessages);
  const formats = useFormats();
  const { draft, change, clear } = useCommentDraft(id);
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const [hasFiles, setHasFiles] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const writing = myRequests.useWrite('POST /api/v1/requests/:requestId/comments', id);
  const isInternal = may.note && (draft.isInternal || !may.comment);
  const problemOf = (text: string) => {
    if (text === '') return t('empty');
    if (text.length <= maxCommentLength) return undefined;
    return t('tooLong', { max: formats.number(maxCommentLength), length: formats.number(text.length) });
  };
  const send = async () => {
    const text = draft.text.trim();
    const problem = problemOf(text);
    setError(problem);
    if (problem !== undefined) return;
    setFailure(null);
    try {
      const fileIds = files.map((file) => file.id);
      await writing.mutateAsync({ text, isInternal, mentions: mentionsIn(text, draft.mentioned), fileIds });
      clear();
      setFiles([]);
      setHasFiles(false);
      toast({ title: t(isInternal ? 'sentInternal' : 'sent'), kind: 'success' });
    } catch (failed) {
      setFailure(failureText(failed, t('failed')));
    }
  };
  return (
    <Box
      borderRadius="md"
      bg={isInternal ? 'status.attention.subtle' : 'bg.subtle'}
      px="3"
      py="3"
      data-internal={isInternal ? '' : undefined}
    >
      <Stack gap="3">
        {may.note && may.comment ? <Audience isInternal={isInternal} onChange={change} /> : null}
        <MentionTextArea
          requestId={id}
          isInternal={isInternal}
          label={t(isInternal ? 'writeInternal' : 'write')}
          error={error}
          value={draft.text}
          onChange={(text) => change({ text })}
          onMention={(person) => change({ mentioned: [...draft.mentioned, person] })}
        />
        {hasFiles ? (
          <FileDrop label={t('photos')} files={files} onChange={setFiles} send={uploadFile} multiple camera />
        ) : null}
        <DialogFailure text={failure} />
        <HStack gap="2" justify="flex-end" flexWrap="wrap">
          {hasFiles ? null : (
            <Button icon="photo" onClick={() => setHasFiles(true)}>
              {t('photos')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={isInternal ? 'lock' : undefined}
            loading={writing.isPending}
            onClick={() => void send()}
          >
            {t(isInternal ? 'sendInternal' : 'send')}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}

interface AudienceProps {
  isInternal: boolean;
  onChange: (part: { isInternal: boolean }) => void;
}

function Audience({ isInternal, onChange }: AudienceProps) {
  const t = useMessages(commentMessages);
  const id = useId();
  return (
    <Box as="fieldset" role="radiogroup" aria-labelledby={id} border="0" minWidth="0">
      <Text as="span" id={id} size="sm" fontWeight="medium">
        {t('to')}
      </Text>
      <Stack gap="1" mt="1">
        <Radio
          name={id}
          label={t('to.public')}
          checked={!isInternal}
          onChange={() => onChange({ isInternal: false })}
        />
        <Radio
          name={id}
          label={t('to.internal')}
          checked={isInternal}
          onChange={() => onChange({ isInternal: true })}
        />
      </Stack>
    </Box>
  );
}
