import { call, useAuth, useMessages } from '@courtyard/common';
import { Box, Flex, Icon, Text } from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { moreMessages } from './more.messages';

/** The person's communities; each is another sub-domain with a session of its own, which `/switch` opens without the password. */
export function Communities() {
  const t = useMessages(moreMessages);
  const here = useAuth((state) => state.user?.community);
  const hereId = here?.id;
  const { data } = useQuery({
    queryKey: ['shell', 'communities'],
    queryFn: ({ signal }) => call('GET /api/v1/member-auth/communities', { signal }),
    staleTime: 60_000,
  });
  const communities = data?.data ?? [];
  if (communities.length < 2) return null;
  return (
    <Box>
      <Text size="xs" tone="subtle" fontWeight="medium" mb="1">
        {t('communities')}
      </Text>
      <Box as="ul" listStyleType="none" mx="-2">
        {communities.map(({ id, name, address }) => (
          <li key={id}>
            <Flex
              asChild
              align="center"
              gap="2"
              minHeight="9"
              px="2"
              borderRadius="md"
              fontSize="sm"
              _hover={{ bg: 'bg.hover' }}
            >
              <a
                {...(id === hereId
                  ? { href: '/dashboard/default', 'aria-current': 'true' as const }
                  : { href: `${address}/switch#kind=from&token=${here?.slug}` })}
              >
                <Icon name="community" size="sm" />
                <Box as="span" flex="1" minWidth="0" truncate>
                  {name}
                </Box>
                {id === hereId ? <Icon name="check" size="sm" label={t('here')} /> : null}
              </a>
            </Flex>
          </li>
        ))}
      </Box>
    </Box>
  );
}
