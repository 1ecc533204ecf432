import {
  type Announcement,
  announcementInput,
} from '@courtyard/contract/communications/announcement/announcement';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { AnnouncementLoader } from '../announcement-loader';
import { announcementPaths } from '../announcement-paths';
import { announcements } from '../announcement.queries';
import { AnnouncementFields } from './announcement-fields';
import { valuesOf } from './announcement-values';

/** `announcements/edit?id=`. */
export function AnnouncementEditPage() {
  return (
    <AnnouncementLoader form>
      {(announcement) => <EditForm key={announcement.id} announcement={announcement} />}
    </AnnouncementLoader>
  );
}

function EditForm({ announcement }: { announcement: Announcement }) {
  const { id } = announcement;
  const saved = useSaved();
  const update = announcements.useUpdate(id);
  const versioned = useVersionedSave({
    read: announcement,
    valuesOf,
    fetchLatest: () => announcements.fetchOne(id),
  });
  const { base, save } = versioned;
  const form = useContractForm(announcementInput, {
    versioned,
    onSubmit: async (values) => {
      const { title: name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(announcementPaths.details(id), { name });
    },
  });
  return (
    <FormPage form={form} edited={base.title} cancelTo={announcementPaths.details(id)}>
      <AnnouncementFields form={form} announcement={base} />
    </FormPage>
  );
}
