import { useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Flex } from '@courtyard/ui';
import { useState } from 'react';
import { areaMessages } from '../common-area.messages';
import { detailsMessages } from '../details/details.messages';
import { AreaCover } from '../gallery/area-cover';

/** The photos of an area, one large and the others to choose from; a drawing where there is none. */
export function AreaPhotos({ area }: { area: Pick<CommonArea, 'name' | 'kind' | 'photos'> }) {
  const t = useMessages(detailsMessages);
  const tArea = useMessages(areaMessages);
  const [chosen, setChosen] = useState(0);
  const { photos } = area;
  const altOf = (index: number) =>
    photos[index]?.alt ?? tArea('photoOf', { name: area.name, number: index + 1, count: photos.length });
  const shown = photos[chosen] ? chosen : 0;
  return (
    <Flex direction="column" gap="2">
      <Box borderRadius="md" overflow="hidden">
        <AreaCover kind={area.kind} url={photos[shown]?.url ?? null} alt={altOf(shown)} />
      </Box>
      {photos.length > 1 ? (
        <Flex gap="2" wrap="wrap">
          {photos.map((photo, index) => (
            <Box
              asChild
              key={photo.id}
              width="16"
              borderRadius="sm"
              overflow="hidden"
              cursor="pointer"
              borderWidth="2px"
              borderColor={index === shown ? 'accent.solid' : 'transparent'}
            >
              <button
                type="button"
                aria-label={t('showPhoto', { photo: altOf(index) })}
                aria-pressed={index === shown}
                onClick={() => setChosen(index)}
              >
                <AreaCover kind={area.kind} url={photo.url} alt="" />
              </button>
            </Box>
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}
