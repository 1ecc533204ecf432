import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Announcement,
  announcement,
  type FeedAnnouncement,
  feedAnnouncement,
} from '@courtyard/contract/communications/announcement/announcement';

/** One that is published and was not read yet. */
export const announcementOf = (part: Partial<Announcement> = {}): Announcement =>
  sampleOf(announcement, {
    id: idOf(100),
    title: 'Water off on Thursday',
    category: 'maintenance',
    status: 'published',
    publishesAt: '2026-11-01T15:00:00Z',
    author: 'Maya Okafor',
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fill a kettle.' }] }],
    },
    isForMe: true,
    isRead: false,
    isUrgent: false,
    isPinned: false,
    allowsComments: false,
    recipients: 0,
    readers: 0,
    comments: 0,
    pictures: [],
    files: [],
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    ...part,
  });

export const feedAnnouncementOf = (part: Partial<FeedAnnouncement> = {}): FeedAnnouncement =>
  sampleOf(feedAnnouncement, {
    id: idOf(100),
    title: 'Water off on Thursday',
    category: 'maintenance',
    status: 'published',
    publishesAt: '2026-11-01T15:00:00Z',
    author: 'Maya Okafor',
    beginning: 'Fill a kettle.',
    isUrgent: false,
    isPinned: false,
    isRead: false,
    comments: 0,
    files: 0,
    ...part,
  });
