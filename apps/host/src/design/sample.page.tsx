import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, Flex, LinkButton, Page, Text } from '@courtyard/ui';
import { hostPageMessages } from '../app/shell/host-pages.messages';
import { designMessages } from './design.messages';

const parts = [
  { to: '/typography', title: 'typography' },
  { to: '/color', title: 'color' },
  { to: '/shadow', title: 'shadow' },
  { to: '/components', title: 'components' },
] as const;

/** Where the wordmark leads: the frame of a page, and the way to its parts. */
export default function SamplePage() {
  const t = useMessages(designMessages);
  const tHostPage = useMessages(hostPageMessages);
  return (
    <Page title={t('sampleTitle')} description={t('sampleText')}>
      <Card>
        <CardHeader title={t('sampleHeading')} />
        <CardBody>
          <Text tone="muted" maxWidth="prose">
            {t('sampleBody')}
          </Text>
          <Text tone="muted" mt="3">
            {t('sampleNext')}
          </Text>
          <Flex gap="2" wrap="wrap" mt="4">
            {parts.map(({ to, title }) => (
              <LinkButton key={to} to={to}>
                {tHostPage(title)}
              </LinkButton>
            ))}
          </Flex>
        </CardBody>
      </Card>
    </Page>
  );
}
