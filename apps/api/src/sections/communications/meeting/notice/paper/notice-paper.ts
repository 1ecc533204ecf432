import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import { dayAt } from '@courtyard/contract/days';
import { formatLongDay, formatMoment, formatSpan, formatTime } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { conflict } from '../../../../../platform/http/problem';
import { blocksOf } from '../window/blocks.rules';
import { documentPdf, type PdfPart, type PdfText } from '../../../../../platform/mail/paper/document-pdf';
import { lettersPdf } from '../../../../../platform/mail/paper/letters-pdf';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { postalAddressOf } from '../../../mailing/sending/mailing-email';
import { affidavitMessages, swornTo } from './affidavit.rules';
import { type NoticeRow, proofsOf } from '../notice.sql';

/** Letters of a notice that are to be posted, as one PDF: gives what draws it, after the transaction. Throws conflict where there is none. */
export async function noticeLetters(context: ReadContext, notice: NoticeRow): Promise<() => Promise<Buffer>> {
  const { tx, tenant } = context;
  const waiting = (await proofsOf(context, notice.id)).filter(({ outcome }) => outcome === 'to-post');
  if (waiting.length === 0)
    throw conflict('nobody-to-print-for', 'Everyone can be emailed: there are no letters to print.');
  const from = [tenant.name, ...((await postalAddressOf(tx)) ?? '').split('\n')].filter(Boolean);
  const letters = waiting.map(({ name, postalAddress, language }) => {
    const { subject, body } = notice.words[language];
    return {
      from,
      to: [name, ...(postalAddress ?? '').split('\n')].filter(Boolean),
      date: formatLongDay(todayOf(context), { language, dateFormat: '' }),
      subject,
      body: blocksOf(body).map((block) =>
        'list' in block ? block.list.map((line) => `• ${line}`).join('\n') : block.paragraph.join('\n'),
      ),
    };
  });
  return () => lettersPdf(letters, notice.words[tenant.language].subject);
}

const partsOf = (body: string): PdfPart[] =>
  blocksOf(body).map((block) => ('list' in block ? block : block.paragraph.join('\n')));

/**
 * What somebody signs: what was said, by which window, and for each who was told when and how. Of e-mail it says that a server
 * accepted it and what it answered, never that it was received. In the community's language. Gives what draws it, after the transaction.
 */
export async function noticeAffidavit(
  context: ReadContext,
  meeting: Meeting,
  notice: NoticeRow,
): Promise<() => Promise<Buffer>> {
  const { tenant } = context;
  const { language, timeZone, name: community } = tenant;
  const settings = { language, timeZone, dateFormat: 'MM/DD/YYYY' };
  const t = messagesIn(affidavitMessages, language);
  const day = (of: string) => formatLongDay(of, settings);
  const moment = (at: string) => formatMoment(at, settings);
  const lateText = (reason: string | null) => (reason === null ? t('no') : t('noBecause', { reason }));
  const line = ({ name, units, outcome, email, at, answer, postedOn, postedBy }: NoticeProof): string => {
    const who = units.length === 0 ? name : `${name} (${units.join(', ')})`;
    if (outcome === 'posted' && postedOn !== null)
      return t('posted', { who, day: day(postedOn), by: postedBy ?? '' });
    if (outcome === 'accepted' && at !== null) {
      const taken = { who, email: email ?? '', at: moment(at) };
      return answer === null ? t('accepted', taken) : t('answered', { ...taken, answer });
    }
    return t(outcome === 'to-post' || outcome === 'unknown' ? outcome : 'underway', { who });
  };
  const { subject, body } = notice.words[language];
  const until = `${day(dayAt(notice.electronicUntil, timeZone))}, ${formatTime(notice.electronicUntil, settings)}`;
  const proofs = await proofsOf(context, notice.id);
  const text: PdfText = {
    title: t('title'),
    subtitle: [community, meeting.name, formatSpan({ ...meeting, startsAt: notice.startsAt }, settings)].join(
      ' · ',
    ),
    footer: `${community} · ${t('title')}`,
    language,
    parts: [
      ...swornTo(proofs, { language, community }),
      {
        facts: [
          [t('sent'), t('by', { at: moment(notice.sentAt), name: notice.sentBy })],
          [
            t('window'),
            notice.firstOn === null
              ? t('until', { last: until, post: day(notice.postUntil) })
              : t('between', { first: day(notice.firstOn), last: until, post: day(notice.postUntil) }),
          ],
          [t('inTime'), notice.isInTime ? t('yes') : lateText(notice.reason)],
          ...(notice.source === null ? [] : [[t('rule'), notice.source] as const]),
        ],
      },
      { heading: subject },
      ...partsOf(body),
      { heading: t('told') },
      { list: proofs.map(line) },
      t('meaning'),
      { signatures: [t('signature')] },
    ],
  };
  return () => documentPdf(text);
}
