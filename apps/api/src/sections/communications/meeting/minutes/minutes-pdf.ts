import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { meetingLabels } from '@courtyard/contract/communications/meeting/meeting.labels';
import { formatMoment, formatSpan } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { documentPdf, type PdfPart, type PdfText } from '../../../../platform/mail/paper/document-pdf';
import type { ReadContext } from '../../../../platform/section/call-context';
import { minutesMessages } from './minutes-texts';

/** What somebody wrote as parts: `# ` begins a heading, `- ` a line of a list, an empty line a paragraph. */
export function partsOf(text: string): PdfPart[] {
  return text.split(/\n\s*\n/).flatMap((block): PdfPart[] => {
    const lines = block.split('\n').map((line) => line.trim());
    const heading = lines[0]?.startsWith('# ') ? [{ heading: lines[0].slice(2) }] : [];
    const rest = lines.slice(heading.length).filter((line) => line !== '');
    const items = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    const plain = rest.filter((line) => !line.startsWith('- ')).join('\n');
    return [...heading, ...(plain === '' ? [] : [plain]), ...(items.length === 0 ? [] : [{ list: items }])];
  });
}

export interface Approved {
  body: string;
  approvedBy: string;
  approvedAt: string;
}

/** The open part of minutes as it is printed, in the language of the community. */
export function minutesPaper(
  { tenant }: Pick<ReadContext, 'tenant'>,
  meeting: Meeting,
  { body, approvedBy, approvedAt }: Approved,
): PdfText {
  const { language, timeZone, name: community } = tenant;
  const settings = { language, timeZone, dateFormat: 'MM/DD/YYYY' };
  const t = messagesIn(minutesMessages, language);
  return {
    title: t('paper.title', { name: meeting.name }),
    subtitle: [
      community,
      meetingLabels[`kind.${meeting.kind}`][language],
      formatSpan(meeting, settings),
      meeting.place,
    ]
      .filter(Boolean)
      .join(' · '),
    footer: `${community} · ${meeting.name}`,
    language,
    parts: [
      ...partsOf(body),
      t('paper.approved', { by: approvedBy, at: formatMoment(approvedAt, settings) }),
      { signatures: [t('paper.secretary')] },
    ],
  };
}

export const minutesPdf = (
  context: Pick<ReadContext, 'tenant'>,
  meeting: Meeting,
  approved: Approved,
): Promise<Buffer> => documentPdf(minutesPaper(context, meeting, approved));
