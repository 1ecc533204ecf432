import { useCan, useMessages } from '@courtyard/common';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  HStack,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { InsuranceBadge } from '../property/property-badges';
import { propertyMessages } from '../property/property.messages';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property/property-paths';
import { useMyProperties } from '../property/property.queries';
import { overviewMessages } from './overview.messages';

/** What the person owns or lives in. `quiet`: nothing at all for those who have none. */
export function MyPropertiesCard({ quiet = false }: { quiet?: boolean }) {
  const t = useMessages(overviewMessages);
  const tProperty = useMessages(propertyMessages);
  const canOpen = useCan('Property Details View');
  const mine = useMyProperties();
  if (quiet && !mine.data?.length) return null;
  return (
    <Card>
      <CardHeader title={t('mine')} description={t('mineText')} />
      <CardBody>
        {mine.isError ? (
          <ErrorState error={mine.error} onRetry={() => void mine.refetch()} />
        ) : mine.data?.length === 0 ? (
          <EmptyState icon="home" title={t('noneMine')} description={t('noneMineText')} />
        ) : (
          <Stack gap="4" as="ul" listStyleType="none">
            {mine.data?.map((property) => (
              <HStack
                key={property.id}
                as="li"
                flexWrap="wrap"
                columnGap="4"
                rowGap="1"
                alignItems="flex-start"
              >
                <Box flex="1 1 8rem" minWidth="0">
                  {canOpen ? (
                    <TextLink to={propertyPaths.detail(property.id)} fontSize="sm">
                      {propertyName(property)}
                    </TextLink>
                  ) : (
                    <Text size="sm">{propertyName(property)}</Text>
                  )}
                  <Text size="sm" tone="muted">
                    {property.addressLine ?? tProperty(`type.${property.type}`)}
                  </Text>
                </Box>
                <InsuranceBadge insurance={property.insurance} named />
              </HStack>
            )) ?? <Skeleton height="11" />}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
