import { useMessages } from '@courtyard/common';
import { Badge, Box, Flex } from '@courtyard/ui';
import {
  FileDrop,
  FormSection,
  listText,
  TextField,
  uploadFile,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { AreaCover } from '../../gallery/area-cover';
import type { AreaForm, AreaValues } from '../area-values';
import { areaMessages } from '../../common-area.messages';
import { formMessages } from '../form.messages';
import { moved, without } from './list-order.rules';
import { OrderButtons } from './order-buttons';

const described = z.object({ alt: z.string().min(1) });
const maxPhotos = 12;
const maxPhotoBytes = 10 * 1024 * 1024;

/** The photos in their order with what each shows. `urls` are those of the photos that the area has, by file. */
export function PhotosEditor({ form, urls }: { form: AreaForm; urls: ReadonlyMap<string, string> }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  useFieldDescription('photos', {
    label: tArea('photos'),
    text: (value) => {
      const count = t('photoCount', { count: Array.isArray(value) ? value.length : 0 });
      return [count, listText(described, ({ alt }) => alt)(value)].filter(Boolean).join(': ');
    },
    isPart: true,
  });
  const kind = useFormValue(form, 'kind');
  const photos = useFormValue(form, 'photos') ?? [];
  const set = (next: NonNullable<AreaValues['photos']>) =>
    form.setValue('photos', next, { shouldDirty: true });
  const urlOf = (fileId: string) => added.get(fileId) ?? urls.get(fileId) ?? null;

  return (
    <FormSection title={tArea('photos')} description={t('photosText')}>
      {photos.length > 0 ? (
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {photos.map((photo, index) => (
            <Flex as="li" key={photo.fileId} gap="3" align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
              <Box width="24" borderRadius="sm" overflow="hidden" flexShrink="0" position="relative">
                <AreaCover kind={kind} url={urlOf(photo.fileId)} alt="" />
                {index === 0 ? (
                  <Box position="absolute" insetStart="1" bottom="1">
                    <Badge size="sm" tone="solid">
                      {t('cover')}
                    </Badge>
                  </Box>
                ) : null}
              </Box>
              <Box flex="1" minWidth="12">
                <TextField
                  name={`photos.${index}.alt`}
                  label={t('photoAlt', { number: index + 1 })}
                  maxLength={200}
                />
              </Box>
              <Box alignSelf="flex-end">
                <OrderButtons
                  at={index}
                  count={photos.length}
                  labels={{
                    earlier: t('photoEarlier', { number: index + 1 }),
                    later: t('photoLater', { number: index + 1 }),
                    remove: t('photoRemove', { number: index + 1 }),
                  }}
                  onMove={(step) => set(moved(photos, index, step))}
                  onRemove={() => set(without(photos, index))}
                />
              </Box>
            </Flex>
          ))}
        </Flex>
      ) : null}
      {photos.length < maxPhotos ? (
        <FileDrop
          label={t('addPhotos')}
          help={t('addPhotosHelp', { count: maxPhotos })}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          maxBytes={maxPhotoBytes}
          files={[]}
          send={uploadFile}
          onChange={(files) => {
            setAdded((known) => new Map([...known, ...files.map((file) => [file.id, file.url] as const)]));
            // The list as it is now: several uploads end one after the other.
            const now = form.getValues('photos') ?? [];
            const fresh = files.filter((file) => now.every((photo) => photo.fileId !== file.id));
            set([...now, ...fresh.map((file) => ({ fileId: file.id, alt: '' }))].slice(0, maxPhotos));
          }}
        />
      ) : null}
    </FormSection>
  );
}
