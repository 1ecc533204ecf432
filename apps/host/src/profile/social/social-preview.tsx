import { useAuth, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import type { MemberContact, MemberProfile } from '@courtyard/contract';
import { Avatar, Box, Card, CardBody, CardHeader, Flex, Stack, Text, TextLink } from '@courtyard/ui';
import { useMyContact } from '../access/contact/contact.queries';
import { socialMessages } from './social.messages';

/** The saved profile as others see it, and what they do not find in it. */
export function SocialPreview({ profile }: { profile: MemberProfile }) {
  const t = useMessages(socialMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const user = useAuth((state) => state.user);
  const contact = useMyContact();
  if (!user) return null;
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
          {profile.phoneVisible ? <Phone number={profile.phone} /> : null}
          {contact.data ? <ShownContact contact={contact.data} /> : null}
          {profile.homesVisible ? <Text size="sm">{t('homesShown')}</Text> : null}
          {profile.missing.includes('contact') ? (
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

const Phone = ({ number }: { number: string | null }) =>
  number === null ? null : (
    <TextLink href={`tel:${number}`} fontSize="sm">
      {number}
    </TextLink>
  );

/** What the contact details in the account settings show. */
function ShownContact({ contact }: { contact: MemberContact }) {
  const t = useMessages(socialMessages);
  const language = useUiConfig((config) => config.language);
  const { phonesVisible, homePhone, workPhone, addressVisible, mailingAddress } = contact;
  const languages = contact.languagesVisible ? languageNames(contact.languages, language) : '';
  return (
    <>
      {phonesVisible ? <Phone number={homePhone} /> : null}
      {phonesVisible ? <Phone number={workPhone} /> : null}
      {addressVisible && mailingAddress !== null ? (
        <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {mailingAddress}
        </Text>
      ) : null}
      {languages ? <Text size="sm">{t('speaks', { languages })}</Text> : null}
    </>
  );
}
