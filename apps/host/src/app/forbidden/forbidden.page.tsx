import { call, useMessages } from '@courtyard/common';
import {
  Avatar,
  Box,
  Card,
  CardBody,
  CardHeader,
  Flex,
  LinkButton,
  Page,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { forbiddenMessages } from './forbidden.messages';

/** Where a guard sends a signed-in person who may not see a page: with whom they can ask for it. */
export default function ForbiddenPage() {
  const t = useMessages(forbiddenMessages);
  return (
    <Page title={t('title')} description={t('text')} width="form">
      <Stack gap="5" alignItems="start">
        <Granters />
        <LinkButton to="/dashboard/default" variant="primary">
          {t('toDashboard')}
        </LinkButton>
      </Stack>
    </Page>
  );
}

/** Who gives roles here, as far as each shows themselves. */
function Granters() {
  const t = useMessages(forbiddenMessages);
  const { data: granters = [] } = useQuery({
    queryKey: ['shell', 'granters'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/granters', { signal })).data,
  });
  if (granters.length === 0) return null;
  return (
    <Card width="full">
      <CardHeader title={t('ask')} description={t('askText')} />
      <CardBody>
        <Stack as="ul" gap="4" listStyleType="none">
          {granters.map(({ id, displayName, email, phone, photo }) => (
            <Flex as="li" key={id} gap="3" align="center">
              <Avatar name={displayName} src={photo?.url} />
              <Box minWidth="0" fontSize="sm">
                <Text size="sm" fontWeight="medium">
                  {displayName}
                </Text>
                <Flex columnGap="4" wrap="wrap">
                  {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
                  {phone ? <TextLink href={`tel:${phone}`}>{phone}</TextLink> : null}
                </Flex>
              </Box>
            </Flex>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
