import { useRef } from 'react';
import { type BoundFieldProps, useBoundField } from '../form/bound-field';
import { type DroppedFile, FileDrop, type FileDropProps, uploadFile } from './file-drop';
import type { SendFile } from './use-uploads';

export interface FilesFieldProps
  extends
    Pick<BoundFieldProps, 'name' | 'label' | 'help'>,
    Pick<FileDropProps<DroppedFile>, 'multiple' | 'accept' | 'maxBytes' | 'camera'> {
  /** The files that the record has: the form holds only their ids. */
  files?: readonly DroppedFile[];
  /** Sends one file; to the API's store, whole, where none is given. */
  send?: SendFile<DroppedFile>;
  /** Makes of a chosen file what is sent in its place. */
  prepare?: (file: File) => Promise<File>;
  /** Told of the files that are there after each change. */
  onChoose?: (files: readonly DroppedFile[]) => void;
}

/**
 * Files of a record by their ids: holds the id of one, or null; with `multiple` a list of ids. A file is stored as soon as
 * it is chosen (`POST /api/v1/files`), saving the form refers to it.
 */
export function FilesField({
  files = [],
  onChoose,
  prepare,
  send = uploadFile,
  multiple = false,
  ...props
}: FilesFieldProps) {
  // Also those that were taken out or that somebody else added: a choice among versions can bring them back.
  const known = useRef(new Map<string, DroppedFile>());
  for (const file of files) known.current.set(file.id, file);
  const filesOf = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((id: unknown) => known.current.get(String(id)) ?? []);
  const bound = useBoundField(props, {
    label: props.label,
    text: (value) =>
      filesOf(value)
        .map(({ name }) => name)
        .join(', '),
  });
  return (
    <FileDrop
      {...props}
      inputRef={bound.ref}
      multiple={multiple}
      error={bound.error}
      files={filesOf(bound.value)}
      send={prepare ? async (file, options) => send(await prepare(file), options) : send}
      onChange={(chosen) => {
        for (const file of chosen) known.current.set(file.id, file);
        const ids = chosen.map(({ id }) => id);
        bound.change(multiple ? ids : (ids[0] ?? null));
        onChoose?.(chosen);
      }}
    />
  );
}
