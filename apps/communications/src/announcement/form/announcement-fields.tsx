import { choicesOf, useMessages } from '@courtyard/common';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { announcementCategories } from '@courtyard/contract/communications/announcement/announcement.values';
import {
  AudienceField,
  DateField,
  FilesField,
  FormSection,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
} from '@courtyard/ui/forms';
import { announcementMessages } from '../announcement.messages';
import type { AnnouncementForm } from './announcement-values';
import { formMessages } from './form.messages';

interface FieldsProps {
  form: AnnouncementForm;
  /** The one that is changed. */
  announcement?: Announcement;
}

/** The fields of an announcement, in sections. */
export function AnnouncementFields({ form: { field }, announcement }: FieldsProps) {
  const t = useMessages(formMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const status = announcement?.status ?? 'draft';
  const isFrozen = status !== 'draft' && status !== 'scheduled';
  return (
    <>
      <FormSection title={t('what')}>
        <TextField {...field('title')} label={tAnnouncement('title')} required maxLength={150} />
        <SelectField
          {...field('category')}
          label={tAnnouncement('category')}
          options={choicesOf(tAnnouncement, 'category', announcementCategories)}
        />
        <RichTextField
          {...field('body')}
          label={tAnnouncement('body')}
          pictures={announcement?.pictures ?? []}
          required
        />
        <FilesField
          {...field('fileIds')}
          label={tAnnouncement('files')}
          help={t('filesHelp')}
          multiple
          files={announcement?.files ?? []}
        />
      </FormSection>
      <FormSection title={t('whom')}>
        <AudienceField
          {...field('audience')}
          label={tAnnouncement('audience')}
          help={isFrozen ? t('frozen') : undefined}
          disabled={isFrozen}
          required
        />
      </FormSection>
      <FormSection title={t('how')}>
        <SwitchField {...field('isUrgent')} label={tAnnouncement('isUrgent')} help={t('urgentHelp')} />
        <SwitchField {...field('isPinned')} label={tAnnouncement('isPinned')} help={t('pinnedHelp')} />
        <SwitchField
          {...field('allowsComments')}
          label={tAnnouncement('allowsComments')}
          help={t('commentsHelp')}
        />
        <DateField
          {...field('expiresOn')}
          label={tAnnouncement('expiresOn')}
          help={t('expiresHelp')}
          optional
        />
      </FormSection>
    </>
  );
}
