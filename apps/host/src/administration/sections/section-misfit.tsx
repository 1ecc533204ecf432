import { useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { Box, Flex, Icon, Text } from '@courtyard/ui';
import { sectionsMessages } from './sections.messages';

/** Says that the chosen release does not fit what is deployed, and what people get instead. */
export function SectionIncompatibility({
  title,
  version,
  misfit,
}: Pick<SectionSetting, 'title' | 'version' | 'misfit'>) {
  const t = useMessages(sectionsMessages);
  if (!misfit) return null;
  const { reasons, servedVersion } = misfit;
  return (
    <Flex
      role="alert"
      gap="3"
      px="5"
      py="3"
      bg="status.danger.subtle"
      color="status.danger.fg"
      fontSize="sm"
      lineHeight="sm"
    >
      <Icon name="alert" />
      <Box minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="medium">
          {servedVersion === null
            ? t('shownNowhere', { title, version: version ?? '' })
            : t('shownInstead', { title, version: version ?? '', served: servedVersion })}
        </Text>
        <Box as="ul" ps="4" lang="en">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
