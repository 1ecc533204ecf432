import { noticeRoutes } from '@courtyard/contract/communications/meeting/notice/notice';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import type { ReadContext } from '../../../../platform/section/call-context';
import { getMeeting } from '../plan/meeting.sql';
import { noticeAffidavit, noticeLetters } from './paper/notice-paper';
import { planNotice, recordPosted, sendNotice } from './notice.service';
import { type NoticeRow, noticesOf, proofsOf, requireNotice } from './notice.sql';

interface Place {
  meetingId: string;
  noticeId: string;
}

async function noticeFor(context: ReadContext, place: Place): Promise<NoticeRow> {
  await getMeeting(context, place.meetingId);
  return requireNotice(context, place);
}

const headersOf = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}.pdf"`,
  'cache-control': 'private, no-store',
});

/** Notices of meetings: sent, printed, posted, and proven. */
export const noticeModule: Module = () => [
  implement(noticeRoutes.listNotices, async (call) => {
    const meeting = await getMeeting(call, call.params.meetingId);
    const notices = await noticesOf(call, meeting.id);
    return { data: { plan: await planNotice(call, meeting), notices } };
  }),
  implement(noticeRoutes.sendNotice, async (call) => ({
    data: await sendNotice(call, call.params.meetingId, call.body),
  })),
  implement(noticeRoutes.noticeProofs, async (call) => {
    const { id } = await noticeFor(call, call.params);
    const rows = await proofsOf(call, id);
    return { data: rows.map(({ language: _language, postalAddress: _address, ...proof }) => proof) };
  }),
  implement(noticeRoutes.noticePosted, async (call) => ({
    data: await recordPosted(call, call.params, call.body),
  })),
  implementStream(noticeRoutes.noticeLetters, async (call) => {
    const { platform, tenant, params, reply } = call;
    const draw = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const context = { ...call, tx };
        return noticeLetters(context, await noticeFor(context, params));
      },
      { readOnly: true },
    );
    void reply.headers(headersOf('letters'));
    return draw();
  }),
  implementStream(noticeRoutes.noticeAffidavit, async (call) => {
    const { platform, tenant, params, reply } = call;
    const draw = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const context = { ...call, tx };
        const meeting = await getMeeting(context, params.meetingId);
        return noticeAffidavit(context, meeting, await requireNotice(context, params));
      },
      { readOnly: true },
    );
    void reply.headers(headersOf('affidavit'));
    return draw();
  }),
];
