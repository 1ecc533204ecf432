import type { SlotSubject } from '@courtyard/common';
import type { SlotEntry } from '@courtyard/contract';
import { Skeleton } from '@courtyard/ui';
import { Suspense } from 'react';
import { SectionLoadError } from '../load/load-error';
import { SectionBoundary } from './section-boundary';
import { SectionFailure } from './section-failure';
import { retrySection } from '../state/section-loads';
import { useRegisteredSection, useSectionModule } from '../state/use-section-module';

export interface SectionSlotProps {
  sectionId: string;
  entry: SlotEntry;
  subject?: SlotSubject;
  /** Nothing stands in for it while it loads: what asked for it says that it waits. */
  isBare?: boolean;
}

const none: SlotSubject = {};

/** What a section contributes to a page that is not its own, for example a card of the dashboard. */
export function SectionSlot({ sectionId, entry, subject = none, isBare = false }: SectionSlotProps) {
  const section = useRegisteredSection(sectionId);
  const state = useSectionModule(section, './slots');
  if (!section || state.status === 'disabled') return null;
  const fails = (error: SectionLoadError) => (
    <SectionFailure title={entry.title} error={error} variant="tile" onRetry={() => retrySection(section)} />
  );
  if (state.status === 'failed' || state.status === 'incompatible') return fails(state.error);
  const standIn = isBare ? null : <Skeleton height="full" />;
  if (state.status !== 'ready') return standIn;

  const Contribution = state.module.slots[entry.id];
  if (!Contribution) return fails(new SectionLoadError('evaluation', { url: section.entryUrl }));
  return (
    <SectionBoundary section={section} title={entry.title} variant="tile">
      <Suspense fallback={standIn}>
        <Contribution subject={subject} />
      </Suspense>
    </SectionBoundary>
  );
}
