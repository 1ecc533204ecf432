import { messagesIn, type Language } from '@courtyard/common';
import { Box, Flex, Icon, Page, ProgressBar, Skeleton, Text, Wordmark } from '@courtyard/ui';
import { viewAsHeight } from '../banner/view-as-height';
import { dashboardMessages } from '../../dashboard/dashboard.messages';
import {
  barEndStyles,
  BarSurface,
  communityStyles,
  CrumbsLine,
  DrawerSurface,
  miniWidth,
  openWidth,
  PageColumn,
  searchFieldStyles,
} from './frame-parts';

/** The server writes the community's name here. */
const community = '__COURTYARD_COMMUNITY__';

/** Applies when this browser remembers a narrow drawer; the inline script sets the attribute before the first paint. */
const whenMini = '[data-drawer=mini] &';

// The real frame replaces it pixel for pixel; an entry animation would make that visible.
const still = { '& :not([role=progressbar], [role=progressbar] *)': { animation: 'none !important' } };

// The server says by it whether somebody looks on as a member.
const roomForViewAs = `calc(${viewAsHeight} * var(--view-as, 0))`;

const menuRows = ['58%', '72%', '64%', '48%', '70%', '55%'];

/**
 * The signed-in frame as it stands in the document, before any script has come: the page's title where the server knows
 * it, and the rest in its final place. Nobody can use it, so it is hidden from a screen reader.
 */
export function FirstFrame({ page, language }: { page: 'dashboard' | 'frame'; language: Language }) {
  const t = messagesIn(dashboardMessages, language);
  return (
    <Box data-first-frame="" aria-hidden="true" css={still}>
      <ProgressBar />
      <BarSurface>
        <Square icon="menu" />
        <Flex ms="1">
          <Wordmark />
        </Flex>
        <Text {...communityStyles}>{community}</Text>
        <Flex {...barEndStyles}>
          <Flex {...searchFieldStyles}>
            <Icon name="search" />
            <Box flex="1" hideBelow="md" />
          </Flex>
          <Square icon="bell" />
          <Box display={{ base: 'none', sm: 'block' }}>
            <Square icon="help" />
          </Box>
          <Flex height="10" align="center" ps="1" pe={{ base: '1', md: '2' }}>
            <Skeleton width="8" height="8" borderRadius="full" />
          </Flex>
        </Flex>
      </BarSurface>
      <DrawerSurface
        display={{ base: 'none', md: 'block' }}
        css={{ [whenMini]: { width: 'drawer-mini', px: '2' } }}
      >
        <Flex height="1.875rem" px="3" pt="2" css={{ [whenMini]: { display: 'none' } }}>
          <Skeleton width="5rem" height="3" mt="0.5" />
        </Flex>
        {menuRows.map((width) => (
          <Flex key={width} align="center" gap="3" height="10" px="3">
            <Skeleton width="5" height="5" flexShrink="0" />
            <Skeleton width={width} height="3" css={{ [whenMini]: { display: 'none' } }} />
          </Flex>
        ))}
      </DrawerSurface>
      <PageColumn ps={{ base: '0', md: openWidth }} css={{ md: { [whenMini]: { ps: miniWidth } } }}>
        <Box height={roomForViewAs} />
        <CrumbsLine />
        {page === 'dashboard' ? (
          <Page title={<>{t('title')}</>} description={t('text', { community })}>
            {null}
          </Page>
        ) : null}
      </PageColumn>
    </Box>
  );
}

function Square({ icon }: { icon: 'menu' | 'bell' | 'help' }) {
  return (
    <Flex width="10" height="10" align="center" justify="center" color="fg.muted">
      <Icon name={icon} />
    </Flex>
  );
}
