import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { Flex, Icon } from '@courtyard/ui';
import { useState } from 'react';
import { thumbnailUrl } from './document-paths';

/** A small picture of a document beside its name, which says what it is; an icon where there is none. Its room is always the same. */
export function Thumbnail({ item: { id, versionNumber, hasThumbnail } }: { item: DocumentSummary }) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = thumbnailUrl(id, versionNumber);
  const isShown = hasThumbnail && broken !== url;
  return (
    <Flex
      boxSize="8"
      flexShrink="0"
      alignItems="center"
      justifyContent="center"
      borderWidth={isShown ? '1px' : '0'}
      borderColor="border.default"
      borderRadius="sm"
      overflow="hidden"
      color="fg.muted"
      css={{ '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' } }}
    >
      {isShown ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <Icon name="file-text" size="sm" />
      )}
    </Flex>
  );
}
