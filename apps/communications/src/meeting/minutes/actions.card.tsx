import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { ActionItem } from '@courtyard/contract/communications/meeting/motion/motion';
import { StatusBadge } from '@courtyard/ui';
import { PartMenu, PartRow, PartTab, useRemoval } from '@courtyard/ui/details';
import { useState } from 'react';
import { ExecutiveBadge } from '../meeting-status';
import { actionItems } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

const ActionItemDialog = lazyOverlay(async () => (await import('./action-item.dialog')).ActionItemDialog);

/** What a meeting leaves to do, by whom and until when. */
export function ActionsCard({ meeting }: { meeting: Meeting }) {
  const t = useMessages(minutesMessages);
  const formats = useFormats();
  const keeps = useCan('Meeting Update') && meeting.status !== 'draft';
  const found = actionItems.useList(meeting.id);
  const [open, setOpen] = useState<ActionItem | 'new' | null>(null);
  const removal = useRemoval<ActionItem>(actionItems.useRemove(meeting.id).mutateAsync, ({ title }) => ({
    name: title,
    text: t('removeActionText'),
  }));
  const words = {
    title: t('actions'),
    description: '',
    add: t('addAction'),
    none: t('noActions'),
    noneText: '',
  };
  return (
    <>
      <PartTab t={(key) => words[key]} icon="check" add={keeps ? () => setOpen('new') : null} query={found}>
        {(item) => (
          <PartRow
            key={item.id}
            title={item.title}
            badge={
              <>
                {item.isDone ? <StatusBadge status="ok">{t('isDone')}</StatusBadge> : null}
                <ExecutiveBadge of={item} />
              </>
            }
            menu={
              keeps ? (
                <PartMenu
                  name={item.title}
                  edit={() => setOpen(item)}
                  editLabel={t('changeAction')}
                  onRemove={() => removal.ask(item)}
                />
              ) : undefined
            }
          >
            {[item.assignee?.name, item.dueOn && t('until', { day: formats.day(item.dueOn) })]
              .filter(Boolean)
              .join(' · ')}
          </PartRow>
        )}
      </PartTab>
      {removal.dialog}
      {open === null ? null : (
        <ActionItemDialog
          meeting={meeting}
          item={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
