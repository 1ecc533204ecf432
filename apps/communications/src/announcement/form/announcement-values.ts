import type {
  Announcement,
  announcementInput,
} from '@courtyard/contract/communications/announcement/announcement';
import type { FormOf } from '@courtyard/ui/forms';

export type AnnouncementForm = FormOf<typeof announcementInput>;

/** What the form of an announcement begins with. */
export const valuesOf = (announcement: Announcement) => ({
  ...announcement,
  audience: announcement.audience ?? { include: [], exclude: [] },
  fileIds: announcement.files.map(({ id }) => id),
});
