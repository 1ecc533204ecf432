import { useAuth, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.words';
import type { MemberProfile } from '@courtyard/contract';
import { Avatar, Box, Card, CardBody, CardHeader, Flex, Stack, Text, TextLink } from '@courtyard/ui';
import { socialMessages } from './social.messages';

/** The saved profile as others see it, and what they do not find in it. */
export function SocialPreview({ profile }: { profile: MemberProfile }) {
  const t = useMessages(socialMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const user = useAuth((state) => state.user);
  if (!user) return null;
  const phone = profile.phoneVisible ? profile.phone : null;
  const email = profile.emailVisible ? user.email : null;
  const parts = formats.list(profile.missing.map((part) => t(`part.${part}`)));
  return (
    <Card as="section" aria-label={t('preview')}>
      <CardHeader title={t('preview')} />
      <CardBody>
        <Flex gap="4" align="center">
          <Avatar name={user.displayName} src={profile.photo?.url} size="lg" />
          <Box minWidth="0">
            <Text fontWeight="medium">{user.displayName}</Text>
            <Text size="sm" tone="subtle">
              {roleNames(user.roles, language)}
            </Text>
          </Box>
        </Flex>
        <Stack gap="1" mt="4">
          {profile.about ? (
            <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere" mb="2">
              {profile.about}
            </Text>
          ) : null}
          {email ? (
            <TextLink href={`mailto:${email}`} fontSize="sm">
              {email}
            </TextLink>
          ) : null}
          {phone ? (
            <TextLink href={`tel:${phone}`} fontSize="sm">
              {phone}
            </TextLink>
          ) : null}
          {email === null && phone === null ? (
            <Text size="sm" tone="muted">
              {t('noContact')}
            </Text>
          ) : null}
        </Stack>
        {profile.missing.length > 0 ? (
          <Text size="xs" tone="subtle" mt="4">
            {t('missing', { parts })}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}
