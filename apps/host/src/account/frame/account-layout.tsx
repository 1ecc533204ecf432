import { useMessages } from '@courtyard/common';
import { Box, Flex, Heading, Text, Wordmark } from '@courtyard/ui';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { boot } from '../../app/entry/boot';
import { product } from '../../app/product';
import { useDocumentTitle } from '../../app/use-document-title';
import { useFollow } from './account-navigation';
import { accountMessages } from '../account.messages';
import { CourtyardDrawing } from './courtyard-drawing';
import { LanguageChoice } from './language-choice';

export interface AccountLayoutProps {
  title: string;
  text?: ReactNode;
  /** Below the form: the way to the other account screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

// Two font weights only: a third would be one more font file to load before the sign-in.
const twoWeights = { '& :is(label, button, a)': { fontWeight: 'semibold' } };

/** The frame of the account screens: what the product is on one side, one form on the other. */
export function AccountLayout({ title, text, aside, children }: AccountLayoutProps) {
  useDocumentTitle(title);
  const heading = useFocusOnChange(title);
  const community = useCommunityName();
  return (
    <Flex minHeight="100dvh" bg="bg.surface" css={twoWeights}>
      <SidePanel />
      <Flex direction="column" flex="1" minWidth="0" px={{ base: '5', sm: '8' }} py="5">
        <Flex as="header" justify="space-between" align="center" gap="4" minHeight="10">
          <Box display={{ base: 'block', lg: 'none' }}>
            <WordmarkLink />
          </Box>
          <Box ms="auto">
            <LanguageChoice />
          </Box>
        </Flex>
        <Flex as="main" direction="column" justify="center" flex="1" py="8">
          <Box width="full" maxWidth="25rem" mx="auto">
            <Text size="sm" tone="muted" minHeight="5">
              {community}
            </Text>
            <Heading as="h1" size={title.length > 30 ? 'lg' : '2xl'} ref={heading} tabIndex={-1} mt="1">
              {title}
            </Heading>
            {text ? (
              <Text tone="muted" size="sm" mt="2">
                {text}
              </Text>
            ) : null}
            <Box mt="7">{children}</Box>
            {aside ? (
              <Text size="sm" tone="muted" mt="6">
                {aside}
              </Text>
            ) : null}
          </Box>
        </Flex>
        <Rights />
      </Flex>
    </Flex>
  );
}

function SidePanel() {
  const t = useMessages(accountMessages);
  return (
    <Flex
      as="aside"
      display={{ base: 'none', lg: 'flex' }}
      direction="column"
      flex="0 0 44%"
      maxWidth="44rem"
      bg="bg.canvas"
      borderInlineEndWidth="1px"
      borderColor="border.default"
      p="10"
    >
      <WordmarkLink />
      <Flex flex="1" direction="column" justify="center" gap="8">
        <CourtyardDrawing />
        <Box maxWidth="26rem">
          <Text fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em">
            {t('tagline')}
          </Text>
          <Text tone="muted" mt="3">
            {t('taglineText')}
          </Text>
        </Box>
      </Flex>
    </Flex>
  );
}

function WordmarkLink() {
  const follow = useFollow();
  return (
    <Flex asChild>
      <a href="/sample-page" onClick={follow}>
        <Wordmark size="lg" />
      </a>
    </Flex>
  );
}

function Rights() {
  const t = useMessages(accountMessages);
  return (
    <Text as="footer" size="xs" tone="subtle" textAlign="center">
      ©{' '}
      <Box asChild textDecoration="underline" textUnderlineOffset="3px">
        <a href={product.company.url} target="_blank" rel="noreferrer">
          {product.company.name}
        </a>
      </Box>{' '}
      {t('rights')}
    </Text>
  );
}

/** A screen can change its content in place (sent, done): then the focus goes to the new heading. */
function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return heading;
}

const never = () => () => {};

/** Name of the community at this address; null on a prerendered page, which is the same for every community. */
function useCommunityName(): string | null {
  return useSyncExternalStore(
    never,
    () => boot().community?.name ?? null,
    () => null,
  );
}
