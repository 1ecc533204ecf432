import { useMessages } from '@courtyard/common';
import { announcementInput } from '@courtyard/contract/communications/announcement/announcement';
import { emptyRichText } from '@courtyard/contract/fields/rich-text';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { announcementPaths } from '../announcement-paths';
import { announcementMessages } from '../announcement.messages';
import { announcements } from '../announcement.queries';
import { AnnouncementFields } from './announcement-fields';
import { formMessages } from './form.messages';

/** `announcements/create`. */
export function AnnouncementCreatePage() {
  const t = useMessages(formMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const saved = useSaved();
  const create = announcements.useCreate();
  const form = useContractForm(announcementInput, {
    defaultValues: { body: emptyRichText },
    onSubmit: async (values) => {
      const { id, title } = await create.mutateAsync(values);
      await saved(announcementPaths.details(id), { text: t('created', { name: title }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={tAnnouncement('add')}
      submitLabel={t('keepDraft')}
      cancelTo={announcementPaths.list}
    >
      <AnnouncementFields form={form} />
    </FormPage>
  );
}
