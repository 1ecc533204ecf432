import { type SlotProps, usePermissions, useTaskAction, useUiConfig } from '@courtyard/common';
import { Box, Card, Grid } from '@courtyard/ui';
import { useEffect } from 'react';
import { useRegistry } from '../../registry/registry.store';
import { contributionsTo, heightOf } from '../../registry/contributions.rules';
import { SectionSlot } from './section-slot';

/** How the host draws a slot, for `SlotProvider`. */
export const drawSlot = (slot: SlotProps) => <SlotOutlet {...slot} />;

/** The panels that sections contribute to a page of another section, each of its declared width and height. */
function SlotOutlet({ name, subject, only }: SlotProps) {
  const registry = useRegistry((state) => state.registry);
  const permissions = usePermissions();
  const language = useUiConfig((config) => config.language);
  const contributions = registry ? contributionsTo(name, registry, permissions, language) : [];
  if (only) {
    const meant = contributions.find(
      ({ sectionId, entry }) => sectionId === only.sectionId && entry.id === only.id,
    );
    return meant ? <SectionSlot {...meant} subject={subject} isBare /> : <EndAtOnce />;
  }
  if (contributions.length === 0) return null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
      gap="5"
      // What leads stands before what the page has itself, a panel after it.
      {...(name === 'property.lead/v1' ? { mb: '5' } : { mt: '5' })}
    >
      {contributions.map(({ sectionId, entry }) => (
        <Box key={`${sectionId}/${entry.id}`} gridColumn={{ lg: `span ${entry.width}` }}>
          <Card aria-label={entry.title} minHeight={heightOf(entry)}>
            <SectionSlot sectionId={sectionId} entry={entry} subject={subject} />
          </Card>
        </Box>
      ))}
    </Grid>
  );
}

/** Where the release that runs here does not have what was asked for. */
function EndAtOnce() {
  const end = useTaskAction();
  useEffect(end, [end]);
  return null;
}
