import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import { upload as sendToApi } from '@courtyard/common';
import { largestFileBytes } from '@courtyard/contract/platform/file-size';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Field } from '../fields/field';
import { useFieldControl } from '../fields/field-context';
import { Icon } from '../../display/icon/icon';
import { CameraButton } from './camera-button';
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

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '5',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    transition: 'background-color 100ms, border-color 100ms',
    '&:is(:hover, [data-over])': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
  },
});

/** Lies over the whole zone, unseen: pressing anywhere browses, and the keyboard finds a native input. */
function FileInput(props: HTMLChakraProps<'input'> & { ref: Ref<HTMLInputElement> }) {
  const field = useFieldControl();
  return <chakra.input {...field} {...props} position="absolute" inset="0" opacity="0" cursor="pointer" />;
}

/** A place to drop files, or to browse for them; each shows its progress and can be taken out again. */
export function FileDrop<T extends DroppedFile>(props: FileDropProps<T>) {
  const { label, help, error, files, onChange, send, multiple = false, accept, camera, inputRef } = props;
  const { maxBytes = largestFileBytes } = props;
  const t = useFormTexts();
  const inputId = useId();
  const [isOver, setOver] = useState(false);
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
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Field id={inputId} label={label} help={help} error={refusal ?? error}>
      <Zone
        {...(isOver ? { 'data-over': '' } : {})}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" />
        <span>
          {multiple ? t('dropMany') : t('dropOne')}{' '}
          <chakra.span color="accent.fg" fontWeight="medium">
            {t('browse')}
          </chakra.span>
          <chakra.span
            color="fg.subtle"
            whiteSpace="nowrap"
          >{` · ${t('upTo', { size: fileSize(maxBytes) })}`}</chakra.span>
        </span>
        <FileInput
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            inputRef?.(element);
          }}
          type="file"
          multiple={multiple}
          accept={accept}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Zone>
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
