import { useId, useRef, useState } from 'react';
import { Button } from '../../../actions/button';
import { chakra } from '../../../theme/styled';
import { Field } from '../../fields/field';
import { CameraButton } from '../camera-button';
import { DropZone, FileInput } from '../drop-zone';
import { fileSize } from '../file.rules';
import { type ChosenFile, filesOfDrop, filesOfInput } from './chosen-files';
import { useUploadsTexts } from './uploads.messages';

// A phone has no folders to choose.
const WithFolders = chakra('div', {
  base: { '@media (pointer: coarse)': { display: 'none' } },
});

interface UploadDropProps {
  label: string;
  maxBytes: number;
  onChoose: (files: ChosenFile[]) => void;
}

/** A place to drop files and whole folders, or to choose them; on a phone also by its camera. */
export function UploadDrop({ label, maxBytes, onChoose }: UploadDropProps) {
  const t = useUploadsTexts();
  const inputId = useId();
  const folders = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const take = (chosen: readonly ChosenFile[]) => {
    const tooBig = chosen.find(({ file }) => file.size > maxBytes);
    setRefusal(tooBig && t('tooBig', { name: tooBig.file.name, size: fileSize(maxBytes) }));
    onChoose(chosen.filter(({ file }) => file.size <= maxBytes));
  };
  const takeList = (list: FileList | null) => take(filesOfInput(list));
  return (
    <Field id={inputId} label={label} error={refusal}>
      <DropZone
        text={t('drop')}
        browse={t('browse')}
        limit={t('upTo', { size: fileSize(maxBytes) })}
        onDrop={(transfer) => void filesOfDrop(transfer).then(take, () => setRefusal(t('unreadable')))}
      >
        <FileInput
          multiple
          onChange={(event) => {
            takeList(event.target.files);
            event.target.value = '';
          }}
        />
      </DropZone>
      <WithFolders>
        <Button icon="folder" size="sm" onClick={() => folders.current?.click()}>
          {t('chooseFolder')}
        </Button>
        <input
          ref={(element) => {
            folders.current = element;
            // React knows no attribute of this name.
            if (element) element.webkitdirectory = true;
          }}
          type="file"
          hidden
          aria-label={t('chooseFolder')}
          onChange={(event) => {
            takeList(event.target.files);
            event.target.value = '';
          }}
        />
      </WithFolders>
      <CameraButton onTake={takeList} />
    </Field>
  );
}
