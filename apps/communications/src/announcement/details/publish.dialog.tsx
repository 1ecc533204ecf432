import { call, choicesOf, toast, useMessages } from '@courtyard/common';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { minutesOf } from '@courtyard/contract/days';
import { day } from '@courtyard/contract/primitives';
import {
  DateField,
  Form,
  FormActions,
  RadioField,
  TextField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { detailsMessages } from './details.messages';

const ways = ['now', 'later'] as const;
const publishInput = z
  .object({
    when: z.enum(ways).default('now'),
    day: day.nullable().default(null),
    time: z.string().default('09:00'),
  })
  .superRefine(({ when, day: on, time }, context) => {
    if (when === 'now') return;
    if (on === null) context.addIssue({ code: 'custom', path: ['day'], message: '' });
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
      context.addIssue({ code: 'custom', path: ['time'], message: '' });
  });

/** Publishes now, or says when. */
export function PublishDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const t = useMessages(detailsMessages);
  const client = useQueryClient();
  const { id, title: name, version } = announcement;
  const form = useContractForm(publishInput, {
    rules: { day: t('dayMissing'), time: t('timeWrong') },
    onSubmit: async ({ when, day: on, time }) => {
      const isNow = when === 'now' || on === null;
      await call('POST /api/v1/announcements/:announcementId/publish', {
        params: { announcementId: id },
        body: { version, ...(isNow ? { publishesOn: null } : { publishesOn: on, minutes: minutesOf(time) }) },
      });
      await client.invalidateQueries({ queryKey: ['communications', 'announcements'] });
      toast({ title: t(isNow ? 'published' : 'scheduled', { name }), kind: 'success' });
      onClose();
    },
  });
  const when = useFormValue(form, 'when');
  return (
    <Dialog open onClose={onClose} title={t('publishTitle', { name })}>
      <Form form={form} guard={false}>
        <RadioField name="when" label={t('when')} options={choicesOf(t, 'when', ways)} direction="row" />
        {when === 'later' ? (
          <>
            <DateField name="day" label={t('day')} required />
            <TextField name="time" label={t('time')} help={t('timeHelp')} required />
          </>
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('publish')} />
      </Form>
    </Dialog>
  );
}
