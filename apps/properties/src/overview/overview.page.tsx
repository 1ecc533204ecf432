import { useCan, useMessages } from '@courtyard/common';
import { Grid, Page, SimpleGrid, Stack } from '@courtyard/ui';
import { propertyPaths } from '../property/property-paths';
import { AreasCard } from './areas.card';
import { AttentionCard } from './attention.card';
import { MyPropertiesCard } from './my-properties.card';
import { OccupancyCard } from './occupancy.card';
import { overviewMessages } from './overview.messages';
import { RegisterCard } from './register.card';
import { UpkeepCard } from './upkeep.card';

const wideAndNarrow = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

/** Landing page of the section: what is here, and where to go. Staff see the register, owners their own. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  const seesAll = useCan('Properties List View');
  const canAdd = useCan('Property Create');
  const seesAssets = useCan('Assets List View');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canAdd ? { label: t('addProperty'), icon: 'plus', to: propertyPaths.add } : null,
      }}
    >
      {seesAll ? (
        <Grid templateColumns={wideAndNarrow} gap="5" alignItems="start">
          <Stack gap="5" minWidth="0">
            <RegisterCard />
            <AreasCard />
            <OccupancyCard />
          </Stack>
          <Stack gap="5" minWidth="0">
            <AttentionCard />
            {seesAssets ? <UpkeepCard /> : null}
            <MyPropertiesCard quiet />
          </Stack>
        </Grid>
      ) : (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <MyPropertiesCard />
          <AreasCard />
        </SimpleGrid>
      )}
    </Page>
  );
}
