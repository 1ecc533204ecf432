import { useMessages } from '@courtyard/common';
import { Link, useNavigate } from '@courtyard/common/router';
import { Box, Flex, Input, Text, VisuallyHidden } from '@courtyard/ui';
import { type KeyboardEvent, useState } from 'react';
import { findDestinations } from '../../destinations/destinations.rules';
import { useDestinations } from '../../destinations/use-destinations';
import { moreMessages } from './more.messages';

const maxFound = 6;

/** Finds settings and pages by their names; Enter opens the first. */
export function ProfileSearch({ onClose }: { onClose: () => void }) {
  const t = useMessages(moreMessages);
  const navigate = useNavigate();
  const destinations = useDestinations();
  const [written, setWritten] = useState('');
  const found = findDestinations(destinations, written, maxFound);
  const isAsked = written.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape' && isAsked) {
      event.stopPropagation();
      setWritten('');
    }
    if (event.key !== 'Enter' || !first) return;
    onClose();
    void navigate(first.url);
  };
  return (
    <Box>
      <Input
        type="search"
        size="sm"
        icon="search"
        aria-label={t('searchSettings')}
        placeholder={t('searchSettings')}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">{isAsked ? t('foundCount', { count: found.length }) : ''}</VisuallyHidden>
      {isAsked && found.length === 0 ? (
        <Text size="sm" tone="muted" pt="2">
          {t('foundNothing')}
        </Text>
      ) : null}
      {found.length > 0 ? (
        <Box as="ul" listStyleType="none" mx="-2" pt="1" aria-label={t('foundList')}>
          {found.map(({ title, place, url }) => (
            <li key={url}>
              <Flex
                asChild
                direction="column"
                px="2"
                py="1.5"
                borderRadius="md"
                fontSize="sm"
                _hover={{ bg: 'bg.hover' }}
              >
                <Link to={url} onClick={onClose}>
                  {title}
                  {place ? (
                    <Text as="span" size="xs" tone="subtle">
                      {place}
                    </Text>
                  ) : null}
                </Link>
              </Flex>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
