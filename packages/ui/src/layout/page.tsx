import { chakra } from '../theme/styled';
import { usePageName } from '@courtyard/common';
import { type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from '../theme/brand';
import { BottomAction, HeadActions, type PageActions, usePageActions } from './page-actions';
import { Heading, Text } from './text';
import { useIsNarrow } from './use-is-narrow';
import { useKeptFocus } from './use-kept-focus';

const Frame = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    pt: { base: '4', md: '5' },
    pb: { base: '10', md: '12' },
    animation: 'appear {durations.fast} ease-out both',
    // It takes the place of what was there already.
    '[data-arrived=no] &': { animation: 'none' },
  },
  variants: {
    width: { page: {}, form: { '& > *': { maxWidth: 'form' } } },
    bottom: { true: { pb: '24' } },
  },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: { base: '3', md: '6' },
    rowGap: '3',
    mb: { base: '4', md: '5' },
  },
});

export interface PageProps {
  /** The page's one h1; also the document's title where it is text. */
  title: ReactNode;
  /** Title of the browser's tab where `title` is not plain text. */
  documentTitle?: string;
  /** One line of what this page is. */
  description?: ReactNode;
  /** What can be done here. */
  actions?: PageActions | undefined;
  /** Beside the title, for a status. */
  badge?: ReactNode;
  /** `form` keeps the content to the width of one column of fields. */
  width?: 'page' | 'form';
  children: ReactNode;
}

/** The frame of every page: one header with what can be done, content; at most 1,440 px wide. */
export function Page({
  title,
  documentTitle,
  description,
  actions = {},
  badge,
  width = 'page',
  children,
}: PageProps) {
  const brand = useBrand();
  const tabTitle = documentTitle ?? (typeof title === 'string' ? title : undefined);
  useLayoutEffect(() => {
    if (tabTitle === undefined) return;
    usePageName.setState({ name: tabTitle });
    return () => usePageName.setState({ name: null });
  }, [tabTitle]);
  const held = usePageActions(actions);
  const isNarrow = useIsNarrow();
  const keptFocus = useKeptFocus();
  const bottom = isNarrow ? held.primary : null;
  return (
    <Frame width={width} bottom={bottom !== null}>
      {tabTitle ? <title>{`${tabTitle} · ${brand.first}${brand.second}`}</title> : null}
      {/* An action that is done may go, and its button with it: the keyboard goes on from here. */}
      <Head {...keptFocus}>
        {/* Where it would squeeze the description, a button with words goes below it. */}
        <chakra.div minWidth="0" flex={description ? '1 1 min(18rem, 100% - 4rem)' : '1 1 14rem'}>
          <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
            <Heading as="h1" size="xl" id="page-title" tabIndex={-1} overflowWrap="anywhere">
              {title}
            </Heading>
            {badge}
          </chakra.div>
          {description ? (
            <Text size="sm" tone="muted" mt="1" maxWidth="prose" textWrap="pretty">
              {description}
            </Text>
          ) : null}
        </chakra.div>
        <HeadActions actions={held} title={tabTitle} />
      </Head>
      {children}
      {bottom ? <BottomAction action={bottom} /> : null}
    </Frame>
  );
}
