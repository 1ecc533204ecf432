import { useMessages } from '@courtyard/common';
import type { MenuItem } from '@courtyard/contract';
import { Badge, Box, Flex, Icon, Text, VisuallyHidden } from '@courtyard/ui';
import { layoutMessages } from '../layout.messages';

/** Looks of every entry that is pressed: a link, or a section's button. */
export const rowStyles = {
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '10',
  px: '3',
  borderRadius: 'md',
  fontSize: 'sm',
  lineHeight: 'sm',
  textAlign: 'start',
  color: 'fg.muted',
  cursor: 'pointer',
  transition: 'background-color 100ms, color 100ms',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  '&[data-leads-here]': { color: 'fg.default', fontWeight: 'medium' },
} as const;

/** Icon, title, caption and chip of an entry. In the narrow drawer only the icon shows; the title is still said. */
export function RowContent({ item, isMini }: { item: MenuItem; isMini: boolean }) {
  const icon = item.icon ? <Icon name={item.icon} /> : null;
  if (isMini) {
    return (
      <>
        {icon}
        <VisuallyHidden>{item.title}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {icon}
      <Box as="span" flex="1" minWidth="0" py={item.caption ? '0.5' : '1.5'}>
        <Box as="span" display="block" overflowWrap="anywhere">
          {item.title}
        </Box>
        {item.caption ? (
          <Box
            as="span"
            display="block"
            fontSize="xs"
            lineHeight="xs"
            color="fg.subtle"
            fontWeight="normal"
            truncate
          >
            {item.caption}
          </Box>
        ) : null}
      </Box>
      {item.chip ? (
        <Badge size="sm" tone="accent">
          {item.chip}
        </Badge>
      ) : null}
    </>
  );
}

/** The heading of a group; in the narrow drawer a line stands for it. */
export function GroupTitle(props: { title: string; isMini: boolean; isChild?: boolean | undefined }) {
  const { title, isMini, isChild = false } = props;
  if (isMini) return null;
  return (
    <Flex
      as="span"
      px="3"
      {...(isChild ? { ps: '11' } : {})}
      pt="2"
      pb="1.5"
      fontSize="xs"
      lineHeight="xs"
      fontWeight="medium"
      color="fg.subtle"
    >
      {title}
    </Flex>
  );
}

/** Stands where a menu holds something that this release does not know. */
export function MenuItemsError() {
  const t = useMessages(layoutMessages);
  return (
    <Text size="sm" tone="danger" textAlign="center" py="2">
      {t('menuError')}
    </Text>
  );
}
