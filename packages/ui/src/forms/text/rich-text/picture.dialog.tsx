import { useMessages } from '@courtyard/common';
import type { StoredFile } from '@courtyard/contract';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { z } from 'zod';
import { Dialog } from '../../../overlays/modal/dialog';
import { FileDrop, uploadFile } from '../../files/file-drop';
import { Form } from '../../form/form';
import { FormActions } from '../../form/form-actions';
import { useContractForm } from '../../form/use-contract-form';
import { useFieldError } from '../../form/use-form-value';
import { TextField } from '../text-fields';
import { richTextMessages } from './rich-text.messages';

const pictureInput = z
  .object({ fileId: z.string().nullable(), alt: z.string().trim().max(300) })
  .superRefine(({ fileId }, context) => {
    if (fileId === null) context.addIssue({ code: 'custom', path: ['fileId'], message: '' });
  });

/** Puts a picture into the text, as a file of the community. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(richTextMessages);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const form = useContractForm(pictureInput, {
    rules: { fileId: t('pictureMissing') },
    onSubmit: ({ alt }) => {
      const [file] = files;
      if (!file) return;
      const attrs = { fileId: file.id, alt, src: file.url };
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'image', attrs }, { type: 'paragraph' }])
        .run();
      onClose();
    },
  });
  const error = useFieldError(form, 'fileId');
  return (
    <Dialog open onClose={onClose} title={t('pictureTitle')}>
      <Form form={form} guard={false}>
        <FileDrop<StoredFile>
          label={t('choosePicture')}
          accept="image/png,image/jpeg,image/webp"
          camera
          files={files}
          error={error}
          send={uploadFile}
          onChange={(chosen) => {
            setFiles(chosen.slice(-1));
            form.setValue('fileId', chosen.at(-1)?.id ?? null);
          }}
        />
        <TextField name="alt" label={t('alt')} help={t('altHelp')} autoComplete="off" />
        <FormActions onCancel={onClose} submitLabel={t('addPicture')} />
      </Form>
    </Dialog>
  );
}
