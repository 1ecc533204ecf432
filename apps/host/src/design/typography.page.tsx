import { useMessages } from '@courtyard/common';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  fontWeights,
  Heading,
  Money,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import type { ReactNode } from 'react';
import { designMessages } from './design.messages';

const headingSizes = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const textSizes = ['lg', 'md', 'sm', 'xs'] as const;
const amounts = [123456, -5000, 98, 100000000];

export default function TypographyPage() {
  const t = useMessages(designMessages);
  return (
    <Page title={t('typographyTitle')} description={t('typographyText')}>
      <Stack gap={{ base: '4', md: '5' }}>
        <Specimen title={t('headings')}>
          {headingSizes.map((size) => (
            <Row key={size} name={size}>
              <Heading as="p" size={size}>
                {t('pangram')}
              </Heading>
            </Row>
          ))}
        </Specimen>
        <Specimen title={t('running')}>
          {textSizes.map((size) => (
            <Row key={size} name={size}>
              <Text size={size}>{t('pangram')}</Text>
            </Row>
          ))}
        </Specimen>
        <Specimen title={t('weights')}>
          {Object.entries(fontWeights).map(([name, weight]) => (
            <Row key={name} name={`${name} ${weight}`}>
              <Text fontWeight={weight}>{t('pangram')}</Text>
            </Row>
          ))}
        </Specimen>
        <Specimen title={t('figures')}>
          <Box maxWidth="12rem" textAlign="end">
            {amounts.map((amountMinor) => (
              <Text as="div" key={amountMinor}>
                <Money amountMinor={amountMinor} currency="USD" />
              </Text>
            ))}
          </Box>
        </Specimen>
      </Stack>
    </Page>
  );
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap="4">{children}</Stack>
      </CardBody>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box display={{ base: 'block', sm: 'flex' }} gap="6" alignItems="baseline">
      <Text size="xs" tone="subtle" width="7rem" flexShrink="0">
        {name}
      </Text>
      {children}
    </Box>
  );
}
