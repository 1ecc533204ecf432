import { chakra } from '../../theme/styled';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { failureText } from '../../feedback/failure-text';
import { Meter } from '../../feedback/progress-bar';
import { Spinner } from '../../feedback/spinner';
import { Icon } from '../../display/icon/icon';
import { FileLine } from './file-line';
import { fileSize } from './file.rules';
import { useFormTexts } from '../forms.messages';
import type { Upload } from './use-uploads';
import { figures } from '../../theme/tokens';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Line({
  name,
  isAlert = false,
  bytes,
  mark,
  children,
}: {
  name: string;
  isAlert?: boolean;
  bytes: number;
  mark: ReactNode;
  children: ReactNode;
}) {
  return (
    <FileLine>
      <chakra.span color="fg.subtle">{mark}</chakra.span>
      <chakra.span
        minWidth="0"
        flex="1"
        {...(isAlert ? { role: 'alert', py: '1.5', overflowWrap: 'anywhere' } : clipped)}
      >
        {name}
      </chakra.span>
      <chakra.span color="fg.subtle" {...figures} whiteSpace="nowrap">
        {fileSize(bytes)}
      </chakra.span>
      {children}
    </FileLine>
  );
}

export function FileRow({ file, onRemove }: { file: { name: string; bytes: number }; onRemove: () => void }) {
  const t = useFormTexts();
  return (
    <Line name={file.name} bytes={file.bytes} mark={<Icon name="file-text" />}>
      <IconButton size="sm" icon="trash" label={t('remove', { name: file.name })} onClick={onRemove} />
    </Line>
  );
}

export function SendingRow({
  upload,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const t = useFormTexts();
  const { file, state, share, error } = upload;
  const failed = state === 'failed';
  return (
    <Line
      name={failed ? [t('uploadFailed', { name: file.name }), failureText(error, '')].join(' ') : file.name}
      isAlert={failed}
      bytes={file.size}
      mark={
        failed ? <Icon name="danger" /> : <Spinner size="sm" label={t('uploading', { name: file.name })} />
      }
    >
      {share === null || failed ? null : (
        <chakra.span display="flex" width="6rem">
          <Meter label={t('uploading', { name: file.name })} value={Math.round(share * 100)} max={100} />
        </chakra.span>
      )}
      {failed ? (
        <Button size="sm" variant="link" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
      <IconButton size="sm" icon="close" label={t('remove', { name: file.name })} onClick={onRemove} />
    </Line>
  );
}
