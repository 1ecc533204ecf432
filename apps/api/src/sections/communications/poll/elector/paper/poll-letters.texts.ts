import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { formatMoment } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage } from '../../../../../platform/mail/email-message.rules';
import en from './poll-letters.en.json';
import es from './poll-letters.es.json';

type Asked = Pick<
  Poll,
  'kind' | 'title' | 'description' | 'closesAt' | 'secrecy' | 'seats' | 'most' | 'points' | 'proxies'
>;

interface Writing {
  poll: Asked;
  community: string;
  timeZone: string;
}

const messages = defineMessages({ en, es });

const untilOf = ({ poll, timeZone }: Writing, language: Language) =>
  formatMoment(poll.closesAt, { language, timeZone, dateFormat: 'MM/DD/YYYY' });

/** To an owner who has an address and no account: how they can vote. */
export function howToVoteLetter(
  writing: Writing,
  votes: readonly string[],
  language: Language,
): EmailMessage {
  const t = messagesIn(messages, language);
  const { poll, community } = writing;
  return {
    subject: t('subject', { title: poll.title }),
    body: [
      t('open', { community, until: untilOf(writing, language) }),
      t('yours', { votes: votes.join(', ') }),
      t('byPost'),
      ...(poll.proxies ? [t('proxy')] : []),
      t('account'),
    ],
  };
}

/** What is voted on, as who votes online reads it beside the ballot. */
function aboutOf(
  { description }: Asked,
  candidates: readonly { name: string; statement: string | null }[],
  language: Language,
): string[] {
  const said = candidates.flatMap(({ name, statement }) =>
    statement === null ? [] : [`${name}: ${statement}`],
  );
  return [
    ...(description === null ? [] : description.split(/\n{2,}/)),
    ...(said.length === 0 ? [] : [messagesIn(messages, language)('candidates'), ...said]),
  ];
}

/** The letter before the ballots, in paragraphs. */
export function ballotLetterText(
  writing: Writing,
  {
    votes,
    candidates,
    language,
  }: {
    votes: readonly string[];
    candidates: readonly { name: string; statement: string | null }[];
    language: Language;
  },
): { subject: string; body: string[]; slip: { title: string; lines: string[] } } {
  const t = messagesIn(messages, language);
  const { poll, community } = writing;
  return {
    subject: t('subject', { title: poll.title }),
    body: [
      t('open', { community, until: untilOf(writing, language) }),
      t('yours', { votes: votes.join(', ') }),
      ...aboutOf(poll, candidates, language),
      t('paper'),
      ...(poll.secrecy === 'secret' ? [t('secret')] : []),
      ...(poll.proxies ? [t('proxy')] : []),
      t('account'),
    ],
    slip: { title: t('signature'), lines: [t('name'), t('home'), t('sign')] },
  };
}

function howOf({ kind, most, points, seats }: Asked, language: Language): string {
  const t = messagesIn(messages, language);
  if (kind === 'multiple') return t('how.multiple', { most });
  if (kind === 'score') return t('how.score', { points });
  if (kind === 'cumulative') return t('how.cumulative', { seats });
  return t(`how.${kind}`);
}

/** One ballot: nothing of who fills it in. */
export function ballotText(
  writing: Writing & { poll: Pick<Poll, 'ballot'> },
  language: Language,
): { subject: string; body: string[] } {
  const t = messagesIn(messages, language);
  const { poll, community } = writing;
  const isMarked = poll.kind === 'yes-no' || poll.kind === 'single' || poll.kind === 'multiple';
  const box = isMarked ? '[    ]' : '______';
  const nameOf = ({ key, text }: Poll['ballot'][number]) =>
    poll.kind === 'yes-no' && (key === 'yes' || key === 'no') ? t(key) : text;
  return {
    subject: t('ballot', { title: poll.title }),
    body: [
      t('arrives', { community, until: untilOf(writing, language) }),
      howOf(poll, language),
      ...poll.ballot.map((option) => `${box}  ${nameOf(option)}`),
      `[    ]  ${t('abstain')}`,
    ],
  };
}
