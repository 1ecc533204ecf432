import { announcementRoutes } from '@courtyard/contract/communications/announcement/announcement';
import { announcementCommentRoutes } from '@courtyard/contract/communications/announcement/comment';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { announcementExport } from './announcement.export';
import {
  createAnnouncement,
  duplicateAnnouncement,
  getAnnouncement,
  removeAnnouncement,
  updateAnnouncement,
} from './announcement.service';
import { announcementTotals, announcementValues, pageOfAnnouncements } from './announcement.sql';
import { addComment, pageOfComments, removeComment } from './comment/comment.service';
import { publishAnnouncement, withdrawAnnouncement } from './publication/publication.service';
import { feedOf } from './queries/feed.sql';
import { reachOf } from './queries/reach.service';
import { pageOfReaders, recordReading } from './queries/readers.service';

export const announcementModule: Module = () => [
  implement(announcementRoutes.listAnnouncements, (call) => pageOfAnnouncements(call, call.query)),
  implementStream(announcementRoutes.exportAnnouncements, (call) =>
    exportList(call, announcementExport(call.query)),
  ),
  implement(announcementRoutes.announcementValues, async (call) => ({
    data: await announcementValues(call, call.query),
  })),
  implement(announcementRoutes.announcementTotals, async (call) => ({
    data: await announcementTotals(call, call.query),
  })),
  implement(announcementRoutes.announcementFeed, (call) => feedOf(call, call.query)),
  implement(announcementRoutes.createAnnouncement, async (call) => ({
    data: await createAnnouncement(call, call.body),
  })),
  implement(announcementRoutes.getAnnouncement, async (call) => ({
    data: await getAnnouncement(call, call.params.announcementId),
  })),
  implement(announcementRoutes.announcementReach, async (call) => ({
    data: await reachOf(call, call.params.announcementId, call.query.search),
  })),
  implement(announcementRoutes.updateAnnouncement, async (call) => ({
    data: await updateAnnouncement(call, call.params.announcementId, call.body),
  })),
  implement(announcementRoutes.removeAnnouncement, (call) =>
    removeAnnouncement(call, call.params.announcementId),
  ),
  implement(announcementRoutes.publishAnnouncement, async (call) => ({
    data: await publishAnnouncement(call, call.params.announcementId, call.body),
  })),
  implement(announcementRoutes.withdrawAnnouncement, async (call) => ({
    data: await withdrawAnnouncement(call, call.params.announcementId, call.body.version),
  })),
  implement(announcementRoutes.duplicateAnnouncement, async (call) => ({
    data: await duplicateAnnouncement(call, call.params.announcementId),
  })),
  implement(announcementRoutes.readAnnouncement, (call) => recordReading(call, call.params.announcementId)),
  implement(announcementRoutes.announcementReaders, (call) =>
    pageOfReaders(call, call.params.announcementId, call.query),
  ),
  implement(
    announcementRoutes.announcementHistory,
    historyOf('announcement', (call) => getAnnouncement(call, call.params.announcementId)),
  ),
  implement(announcementCommentRoutes.listAnnouncementComments, (call) =>
    pageOfComments(call, call.params.announcementId, call.query),
  ),
  implement(announcementCommentRoutes.createAnnouncementComment, async (call) => ({
    data: await addComment(call, call.params.announcementId, call.body.text),
  })),
  implement(announcementCommentRoutes.removeAnnouncementComment, (call) => removeComment(call, call.params)),
];
