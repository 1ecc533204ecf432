import type { StoredFile } from '@courtyard/contract/platform/files';
import { Box, Flex, Stack } from '@courtyard/ui';
import { FileLinks } from '@courtyard/ui/details';

const isPhoto = ({ mediaType }: StoredFile) =>
  mediaType.startsWith('image/') && mediaType !== 'image/heic' && mediaType !== 'image/tiff';

/** Photos as a gallery, each opening in its own tab; other files below them. */
export function PhotoFiles({ files }: { files: readonly StoredFile[] }) {
  const photos = files.filter(isPhoto);
  const others = files.filter((file) => !isPhoto(file));
  return (
    <Stack gap="3">
      {photos.length > 0 ? (
        <Flex as="ul" gap="2" flexWrap="wrap" listStyleType="none">
          {photos.map(({ id, name, url }) => (
            <Box as="li" key={id} width="28" height="28" borderRadius="md" overflow="hidden" bg="bg.subtle">
              <Box asChild display="block" height="full">
                <a href={url} target="_blank" rel="noreferrer">
                  <Box asChild width="full" height="full" objectFit="cover">
                    <img src={url} alt={name} loading="lazy" />
                  </Box>
                </a>
              </Box>
            </Box>
          ))}
        </Flex>
      ) : null}
      {others.length > 0 ? <FileLinks files={others} /> : null}
    </Stack>
  );
}
