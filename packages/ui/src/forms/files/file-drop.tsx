import { chakra } from '../../theme/styled';
import { upload as sendToApi } from '@courtyard/common';
import { largestFileBytes } from '@courtyard/contract/platform/uploads/file-size';
import { useId, useRef, useState } from 'react';
import { Field } from '../fields/field';
import { CameraButton } from './camera-button';
import { DropZone, FileInput } from './drop-zone';
import { FileRow, SendingRow } from './file-rows';
import { fileSize, refusalOf } from './file.rules';
import { VisuallyHidden } from '../../layout/text';
import { usePending } from '../form/context/pending';
import { useFormTexts } from '../forms.messages';
import { type SendFile, useUploads } from './use-uploads';

/** A file that the API holds. */
export interface DroppedFile {
  id: string;
  name: string;
  bytes: number;
}

export interface FileDropProps<T extends DroppedFile> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The files that are there; ids of them go into the form. */
  files: readonly T[];
  onChange: (files: T[]) => void;
  /** Sends one file; see `uploadFile`. */
  send: SendFile<T>;
  multiple?: boolean | undefined;
  /** As in `<input accept>`: "image/*,.pdf". */
  accept?: string | undefined;
  /** What the API's store takes where nothing smaller is given; said before somebody waits for a refusal. */
  maxBytes?: number | undefined;
  /** Also by the camera of a phone: a photo of a paper. */
  camera?: boolean | undefined;
  /** For a form that puts the focus here. */
  inputRef?: ((element: HTMLInputElement | null) => void) | undefined;
}

/** Sends a file to the API's store (`POST /api/v1/files`). */
export const uploadFile = async (file: File, { signal }: { signal: AbortSignal }) =>
  (await sendToApi('POST /api/v1/files', file, { signal })).data;

/** A place to drop files, or to browse for them; each shows its progress and can be taken out again. */
export function FileDrop<T extends DroppedFile>(props: FileDropProps<T>) {
  const { label, help, error, files, onChange, send, multiple = false, accept, camera, inputRef } = props;
  const { maxBytes = largestFileBytes } = props;
  const t = useFormTexts();
  const inputId = useId();
  const [refusal, setRefusal] = useState<string>();
  const [sentName, setSentName] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(files);
  latest.current = files;
  const uploads = useUploads<T>(send, (file) => {
    latest.current = multiple ? [...latest.current, file] : [file];
    onChange([...latest.current]);
    setSentName(file.name);
  });
  usePending(uploads.uploads.some(({ state }) => state === 'sending'));

  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const refused = chosen.map((file) => refusalOf(file, { accept, maxBytes })).find(Boolean);
    setRefusal(refused && t(refused.reason, { name: refused.name, size: fileSize(maxBytes) }));
    const taken = chosen.filter((file) => !refusalOf(file, { accept, maxBytes }));
    // Of one file the last that was chosen counts, whichever arrives first.
    if (!multiple && taken.length > 0) for (const { id } of uploads.uploads) uploads.remove(id);
    for (const file of taken) uploads.add(file);
  };

  return (
    <Field id={inputId} label={label} help={help} error={refusal ?? error}>
      <DropZone
        text={multiple ? t('bulkDrop') : t('dropOne')}
        browse={t('browse')}
        limit={t('upTo', { size: fileSize(maxBytes) })}
        onDrop={({ files: dropped }) => take(dropped)}
      >
        <FileInput
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            inputRef?.(element);
          }}
          multiple={multiple}
          accept={accept}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </DropZone>
      {camera ? <CameraButton onTake={take} /> : null}
      <chakra.ul
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        aria-label={label}
        _empty={{ display: 'none' }}
      >
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={() => {
              onChange(files.filter(({ id }) => id !== file.id));
              // The button goes with the row.
              input.current?.focus();
            }}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <SendingRow
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload.id)}
            onRemove={() => {
              uploads.remove(upload.id);
              input.current?.focus();
            }}
          />
        ))}
      </chakra.ul>
      <VisuallyHidden role="status">{sentName ? t('uploaded', { name: sentName }) : ''}</VisuallyHidden>
    </Field>
  );
}
