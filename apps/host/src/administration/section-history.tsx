import { useFormats, useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Box, Icon, Text } from '@courtyard/ui';
import { administrationMessages } from './administration.messages';

/** Who changed what, newest first; folded until somebody asks. */
export function SectionHistory({ history }: Pick<SectionSetting, 'history'>) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  return (
    <Box
      as="details"
      borderTopWidth="1px"
      borderColor="border.default"
      px="5"
      py="3"
      css={{ '&[open] > summary svg': { transform: 'rotate(90deg)' } }}
    >
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        cursor="pointer"
        fontSize="sm"
        color="fg.muted"
        listStyleType="none"
      >
        <Icon name="chevron-right" size="sm" />
        {t('history')}
      </Box>
      {history.length === 0 ? (
        <Text size="sm" tone="muted" mt="2">
          {t('noHistory')}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" mt="2" display="grid" gap="2">
          {history.map(({ at, actor, change }) => (
            <Box as="li" key={`${at} ${change}`} fontSize="sm" lineHeight="sm">
              {change}{' '}
              <Box as="span" color="fg.subtle">
                {actor}, {formats.moment(at)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
