import { Slot, useFormats, useMessages } from '@courtyard/common';
import type { Ownership, Residency } from '@courtyard/contract/properties/occupancy/occupancy';
import type { Property } from '@courtyard/contract/properties/property/property';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Grid,
  Heading,
  HStack,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { propertyPeople } from '../../occupancy/ownership/ownership.queries';
import { PersonLine } from '../../occupancy/person/person-line';
import { propertyMessages } from '../property.messages';
import { detailMessages } from './detail.messages';

interface OverviewTabProps {
  property: Property;
  onOpen: (tab: 'owners' | 'residents') => void;
}

/** Who has to do with the property today, what is known of it, and what other sections know. */
export function OverviewTab({ property, onOpen }: OverviewTabProps) {
  return (
    <>
      <Slot name="property.lead/v1" subject={{ propertyId: property.id }} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        <PeopleCard propertyId={property.id} onOpen={onOpen} />
        <AboutCard property={property} />
      </Grid>
      <Slot name="property.panel/v1" subject={{ propertyId: property.id }} />
    </>
  );
}

function AboutCard({ property }: { property: Property }) {
  const t = useMessages(detailMessages);
  const formats = useFormats();
  const tProperty = useMessages(propertyMessages);
  const { bathroomHalves, areaSqFt: area } = property;
  return (
    <Card>
      <CardHeader title={t('about')} />
      <CardBody>
        <Facts
          facts={[
            { label: t('size'), value: area && tProperty('squareFeet', { area: formats.number(area) }) },
            { label: t('billingRatio'), value: formats.percent(property.billingRatioMillionths) },
            { label: t('building'), value: property.building },
            { label: t('lot'), value: property.lot },
            { label: t('floor'), value: property.floor },
            { label: t('bedrooms'), value: property.bedrooms },
            {
              label: t('bathrooms'),
              value: bathroomHalves === null ? null : formats.number(bathroomHalves / 2),
            },
            { label: t('updated'), value: formats.moment(property.updatedAt) },
          ]}
        />
        {property.notes ? (
          <Box mt="4">
            <Facts minWidth="100%" facts={[{ label: t('notes'), value: <Lines text={property.notes} /> }]} />
          </Box>
        ) : null}
      </CardBody>
    </Card>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <Text as="span" size="sm" whiteSpace="pre-line">
      {text}
    </Text>
  );
}

function PeopleCard({ propertyId, onOpen }: { propertyId: string; onOpen: OverviewTabProps['onOpen'] }) {
  const t = useMessages(detailMessages);
  const people = propertyPeople.useList(propertyId);
  const owners = people.data?.ownerships.filter(({ state }) => state === 'current');
  const residents = people.data?.residencies.filter(({ state }) => state === 'current');
  return (
    <Card>
      <CardHeader title={t('peopleToday')} />
      <CardBody>
        {people.isError ? (
          <ErrorState error={people.error} onRetry={() => void people.refetch()} />
        ) : !owners || !residents ? (
          <LoadingState>
            <Stack gap="3">
              <Skeleton height="11" />
              <Skeleton height="11" />
            </Stack>
          </LoadingState>
        ) : (
          <Stack gap="6">
            <PeopleList
              title={t('ownersToday')}
              none={t('nobodyOwns')}
              more={
                <Button size="xs" variant="ghost" me="-2" onClick={() => onOpen('owners')}>
                  {t('openOwners')}
                </Button>
              }
            >
              {owners.map((ownership) => (
                <OwnerLine key={ownership.id} ownership={ownership} />
              ))}
            </PeopleList>
            <PeopleList
              title={t('residentsToday')}
              none={t('nobodyLives')}
              more={
                <Button size="xs" variant="ghost" me="-2" onClick={() => onOpen('residents')}>
                  {t('openResidents')}
                </Button>
              }
            >
              {residents.map((residency) => (
                <ResidentLine key={residency.id} residency={residency} />
              ))}
            </PeopleList>
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

function PeopleList(props: { title: string; none: string; more: ReactNode; children: ReactNode[] }) {
  return (
    <Stack gap="3">
      <HStack justifyContent="space-between" minHeight="7">
        <Heading as="h3" size="xs">
          {props.title}
        </Heading>
        {props.more}
      </HStack>
      {props.children.length === 0 ? (
        <Text size="sm" tone="muted">
          {props.none}
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {props.children}
        </Stack>
      )}
    </Stack>
  );
}

function OwnerLine({ ownership }: { ownership: Ownership }) {
  const t = useMessages(detailMessages);
  const formats = useFormats();
  return (
    <PersonLine
      person={ownership.person}
      role={t('share', { share: formats.percent(ownership.shareMillionths) })}
    />
  );
}

function ResidentLine({ residency }: { residency: Residency }) {
  const t = useMessages(detailMessages);
  const formats = useFormats();
  const role =
    residency.kind === 'resident'
      ? t('resident')
      : residency.endsOn
        ? t('tenantUntil', { day: formats.day(residency.endsOn) })
        : t('tenant');
  return <PersonLine person={residency.person} role={role} />;
}
