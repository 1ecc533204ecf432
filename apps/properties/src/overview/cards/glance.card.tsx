import { Can, useCan, useFormats, useMessages } from '@courtyard/common';
import {
  Box,
  CardFigure,
  CardFrame,
  CardNothing,
  Flex,
  Grid,
  LinkButton,
  Text,
  TextLink,
} from '@courtyard/ui';
import { propertyPaths } from '../../property/property-paths';
import { usePropertyFacets } from '../../property/property.queries';
import { cardMessages } from './cards.messages';

const parts = [
  { value: 'owner', color: 'chart.1' },
  { value: 'rented', color: 'chart.2' },
  { value: 'vacant', color: 'chart.6' },
] as const;
const millionths = 1_000_000;

/** How many properties there are, and who lives in them; each figure opens its list. */
export function GlanceCard() {
  const t = useMessages(cardMessages);
  const facets = usePropertyFacets();
  const canAdd = useCan('Property Create');
  return (
    <CardFrame
      title={t('glance')}
      link={{ to: propertyPaths.list, label: t('allProperties') }}
      query={facets}
      lines={3}
      isNothing={({ total }) => total === 0 && !canAdd}
    >
      {({ total, occupancies }) =>
        total === 0 ? (
          <CardNothing
            action={
              <Can permission="Property Create">
                <LinkButton size="sm" icon="plus" to={propertyPaths.add}>
                  {t('addUnit')}
                </LinkButton>
              </Can>
            }
          >
            {t('noUnits')}
          </CardNothing>
        ) : (
          <Occupancy
            total={total}
            countOf={(part) => occupancies.find(({ value }) => value === part)?.count ?? 0}
          />
        )
      }
    </CardFrame>
  );
}

function Occupancy({ total, countOf }: { total: number; countOf: (part: string) => number }) {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  return (
    <>
      <CardFigure label={t('units', { count: total })}>{formats.number(total)}</CardFigure>
      <Flex height="2" gap="0.5" my="4" borderRadius="full" overflow="hidden" aria-hidden="true">
        {parts.map(({ value, color }) => (
          <Box key={value} bg={color} flexGrow={countOf(value)} flexBasis="0" />
        ))}
      </Flex>
      <Grid
        as="dl"
        templateColumns="1fr max-content max-content"
        columnGap="4"
        rowGap="1.5"
        alignItems="baseline"
      >
        {parts.map(({ value, color }) => (
          <Box key={value} display="contents">
            <Flex as="dt" align="center" gap="2" minWidth="0">
              <Box width="2.5" height="2.5" borderRadius="xs" bg={color} flexShrink="0" />
              <TextLink to={`${propertyPaths.list}?occupancy=${value}`} look="quiet" fontSize="sm">
                {t(value)}
              </TextLink>
            </Flex>
            <Text as="dd" size="sm" fontWeight="medium" numeric textAlign="end">
              {formats.number(countOf(value))}
            </Text>
            <Text as="dd" size="sm" tone="subtle" numeric textAlign="end">
              {formats.percent(Math.round((countOf(value) / total) * millionths), 0)}
            </Text>
          </Box>
        ))}
      </Grid>
    </>
  );
}
