import { Box, Flex } from '@courtyard/ui';
import type { ComponentProps } from 'react';

type BoxProps = ComponentProps<typeof Box>;
type FlexProps = ComponentProps<typeof Flex>;

/** Widths of the drawer, 260 px and 72 px, that the page leaves free. */
export const openWidth = '16.25rem';
export const miniWidth = '4.5rem';

/** The fixed bar at the top. */
export function BarSurface(props: FlexProps) {
  return (
    <Flex
      as="header"
      position="fixed"
      top="0"
      insetInline="0"
      height="bar"
      align="center"
      gap={{ base: '1', sm: '2' }}
      px={{ base: '1', sm: '2', md: '4' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.default"
      zIndex="bar"
      _print={{ display: 'none' }}
      {...props}
    />
  );
}

/** The drawer where it stands beside the page. */
export function DrawerSurface(props: BoxProps) {
  return (
    <Box
      position="fixed"
      top="16"
      bottom="0"
      insetInlineStart="0"
      px="3"
      py="4"
      width="drawer"
      bg="bg.surface"
      borderInlineEndWidth="1px"
      borderColor="border.default"
      zIndex="drawer"
      _print={{ display: 'none' }}
      {...props}
    />
  );
}

/** The column beside the drawer and below the bar: page and footer. */
export function PageColumn(props: FlexProps) {
  return <Flex direction="column" minHeight="100dvh" pt="16" _print={{ p: '0' }} {...props} />;
}

/** The line above every page that holds its breadcrumbs, and at its end what the page puts there. */
export function CrumbsLine(props: FlexProps) {
  return (
    <Flex
      align="center"
      columnGap="4"
      width="full"
      maxWidth="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '3', md: '4' }}
      mb="-2"
      _print={{ display: 'none' }}
      {...props}
    />
  );
}

/** The community's name beside the wordmark. */
export const communityStyles = {
  display: { base: 'none', md: 'block' },
  size: 'sm',
  tone: 'muted',
  truncate: true,
  ps: '4',
  ms: '2',
  borderInlineStartWidth: '1px',
  borderColor: 'border.default',
} as const;

/** Where the search is opened: a field from the medium breakpoint, an icon below. */
export const searchFieldStyles = {
  align: 'center',
  justify: 'center',
  gap: '2',
  height: { base: '10', md: '9' },
  width: { base: '10', md: '11rem', lg: '16rem' },
  px: { base: '0', md: '3' },
  me: { base: '0', md: '2' },
  borderWidth: { base: '0', md: '1px' },
  borderColor: 'border.strong',
  borderRadius: 'md',
  color: 'fg.muted',
} as const;

/** What stands at the right of the bar; the narrowest windows have no room to spare. */
export const barEndStyles = { align: 'center', gap: { base: '0', sm: '1' }, ms: 'auto' } as const;
