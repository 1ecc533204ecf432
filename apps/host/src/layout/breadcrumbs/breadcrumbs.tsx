import { useMessages } from '@courtyard/common';
import { Link, useLocation } from '@courtyard/common/router';
import { Box, Button, Flex, Icon, TextLink, useIsNarrow } from '@courtyard/ui';
import { useEffect, useRef, useState } from 'react';
import { type Crumb, foldCrumbs, wayUp } from './breadcrumbs.rules';
import { layoutMessages } from '../layout.messages';
import { useCrumbs } from './use-crumbs';

/** Where this page is, from the Dashboard on; a long way is folded until somebody asks. On a phone, the way up from it. */
export function Breadcrumbs() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const crumbs = useCrumbs();
  const isNarrow = useIsNarrow();
  if (crumbs.length === 0) return null;
  const home = { title: t('dashboard'), to: '/dashboard/default' };
  const way = [home, ...crumbs];
  const up = isNarrow ? wayUp(way) : undefined;
  return (
    <Box as="nav" aria-label={t('breadcrumbs')}>
      {up ? <WayUp crumb={up} /> : <Trail key={pathname} crumbs={way} />}
    </Box>
  );
}

function WayUp({ crumb }: { crumb: Crumb & { to: string } }) {
  return (
    <TextLink
      to={crumb.to}
      look="quiet"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="6"
      fontSize="sm"
      color="fg.muted"
    >
      <Icon name="chevron-left" size="sm" />
      {crumb.title}
    </TextLink>
  );
}

export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useMessages(layoutMessages);
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = isExpanded ? crumbs : foldCrumbs(crumbs);
  // The button that was pressed is gone: the focus goes on to the first crumb in its place.
  useEffect(() => {
    if (isExpanded) list.current?.querySelector<HTMLElement>('li:nth-of-type(2) :is(a, span)')?.focus();
  }, [isExpanded]);
  return (
    <Flex
      as="ol"
      ref={list}
      wrap="wrap"
      align="center"
      columnGap="1"
      fontSize="sm"
      lineHeight="sm"
      color="fg.muted"
      listStyleType="none"
    >
      {shown.map((crumb, at) => (
        <Flex as="li" key={crumb?.title ?? 'folded'} align="center" gap="1" minWidth="0">
          {crumb ? (
            <CrumbText
              crumb={crumb}
              isHome={at === 0}
              isCurrent={at === shown.length - 1}
              isFocusable={isExpanded && at === 1}
            />
          ) : (
            <Button size="xs" variant="ghost" aria-label={t('showAll')} onClick={() => setExpanded(true)}>
              …
            </Button>
          )}
          {at < shown.length - 1 ? (
            <Box as="span" color="fg.subtle" display="inline-flex">
              <Icon name="chevron-right" size="xs" />
            </Box>
          ) : null}
        </Flex>
      ))}
    </Flex>
  );
}

interface CrumbTextProps {
  crumb: Crumb;
  isHome: boolean;
  isCurrent: boolean;
  /** Takes the focus from a script, also where it is no link. */
  isFocusable: boolean;
}

function CrumbText({ crumb, isHome, isCurrent, isFocusable }: CrumbTextProps) {
  if (!crumb.to || isCurrent) {
    return (
      <Box
        as="span"
        {...(isFocusable ? { tabIndex: -1 } : {})}
        {...(isCurrent ? { 'aria-current': 'page', color: 'fg.default' } : {})}
      >
        {crumb.title}
      </Box>
    );
  }
  return (
    <Flex
      asChild
      align="center"
      gap="1.5"
      py="1"
      borderRadius="xs"
      _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
    >
      <Link to={crumb.to}>
        {isHome ? <Icon name="home" size="sm" /> : null}
        {crumb.title}
      </Link>
    </Flex>
  );
}
