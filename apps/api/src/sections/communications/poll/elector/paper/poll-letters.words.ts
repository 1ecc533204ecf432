import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { formatMoment } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../../platform/mail/letter.rules';

type Asked = Pick<
  Poll,
  'kind' | 'title' | 'description' | 'closesAt' | 'secrecy' | 'seats' | 'most' | 'points' | 'proxies'
>;

interface Writing {
  poll: Asked;
  community: string;
  timeZone: string;
}

const words = {
  en: {
    subject: (title: string) => `Please vote: ${title}`,
    open: (community: string, until: string) => `Voting at ${community} is open until ${until}.`,
    yours: (votes: string) => `Your vote: ${votes}.`,
    paper:
      'Fill in the ballot at the end of this letter and return it to the management so that it arrives before voting closes.',
    secret:
      'The vote is secret: put the ballot in an envelope without your name, and that envelope in a second one with your name, home and signature.',
    proxy: 'You can appoint a proxy: notify the management in writing.',
    account: 'To vote online, ask the management for an account.',
    byPost: 'A paper ballot will be mailed to you.',
    ballot: 'Ballot',
    arrives: (until: string) => `Must arrive before ${until}.`,
    candidates: 'Candidate statements',
    'how.yes-no': 'Mark one.',
    'how.single': 'Mark one.',
    'how.multiple': (most: number) => `Mark up to ${most}.`,
    'how.ranked': 'Rank them: 1 is your first choice. You don’t need to rank all.',
    'how.score': (points: number) => `Give each 0 to ${points} points.`,
    'how.cumulative': (seats: number) => `You have ${seats} votes: write the number of votes next to each.`,
    yes: 'Yes',
    no: 'No',
    abstain: 'I abstain',
    signature: 'For the second envelope',
    name: 'Name',
    home: 'Vote',
    sign: 'Signature and date',
  },
  es: {
    subject: (title: string) => `Puede votar: ${title}`,
    open: (community: string, until: string) => `La votación de ${community} está abierta hasta el ${until}.`,
    yours: (votes: string) => `Su voto: ${votes}.`,
    paper:
      'Rellene la papeleta del final de esta carta y entréguela o envíela a la administración de modo que llegue antes del cierre.',
    secret:
      'La votación es secreta: ponga la papeleta en un sobre sin su nombre, y este en un segundo sobre con su nombre, su vivienda y su firma.',
    proxy: 'Puede nombrar a un representante: comuníquelo por escrito a la administración.',
    account: 'Para votar en línea, pida una cuenta a la administración.',
    byPost: 'Recibirá una papeleta por correo postal.',
    ballot: 'Papeleta',
    arrives: (until: string) => `Debe llegar antes del ${until}.`,
    candidates: 'Presentación de los candidatos',
    'how.yes-no': 'Marque una.',
    'how.single': 'Marque una.',
    'how.multiple': (most: number) => `Marque hasta ${most}.`,
    'how.ranked': 'Numérelas: 1 es su primera opción. No hace falta numerar todas.',
    'how.score': (points: number) => `Dé a cada una de 0 a ${points} puntos.`,
    'how.cumulative': (seats: number) => `Tiene ${seats} votos: escriba junto a cada una cuántos le da.`,
    yes: 'Sí',
    no: 'No',
    abstain: 'Me abstengo',
    signature: 'Para el segundo sobre',
    name: 'Nombre',
    home: 'Voto',
    sign: 'Firma y fecha',
  },
} satisfies Record<Language, unknown>;

const untilOf = ({ poll, timeZone }: Writing, language: Language) =>
  formatMoment(poll.closesAt, { language, timeZone, dateFormat: 'MM/DD/YYYY' });

/** To an owner who has an address and no account: how they can vote. */
export function howToVoteLetter(writing: Writing, votes: readonly string[], language: Language): Letter {
  const t = words[language];
  const { poll, community } = writing;
  return {
    subject: t.subject(poll.title),
    body: [
      t.open(community, untilOf(writing, language)),
      t.yours(votes.join(', ')),
      t.byPost,
      ...(poll.proxies ? [t.proxy] : []),
      t.account,
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
    ...(said.length === 0 ? [] : [words[language].candidates, ...said]),
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
  const t = words[language];
  const { poll, community } = writing;
  return {
    subject: t.subject(poll.title),
    body: [
      t.open(community, untilOf(writing, language)),
      t.yours(votes.join(', ')),
      ...aboutOf(poll, candidates, language),
      t.paper,
      ...(poll.secrecy === 'secret' ? [t.secret] : []),
      ...(poll.proxies ? [t.proxy] : []),
      t.account,
    ],
    slip: { title: t.signature, lines: [t.name, t.home, t.sign] },
  };
}

function howOf({ kind, most, points, seats }: Asked, language: Language): string {
  const t = words[language];
  if (kind === 'multiple') return t['how.multiple'](most);
  if (kind === 'score') return t['how.score'](points);
  if (kind === 'cumulative') return t['how.cumulative'](seats);
  return t[`how.${kind}`];
}

/** One ballot: nothing of who fills it in. */
export function ballotText(
  writing: Writing & { poll: Pick<Poll, 'ballot'> },
  language: Language,
): { subject: string; body: string[] } {
  const t = words[language];
  const { poll, community } = writing;
  const isMarked = poll.kind === 'yes-no' || poll.kind === 'single' || poll.kind === 'multiple';
  const box = isMarked ? '[    ]' : '______';
  const nameOf = ({ key, text }: Poll['ballot'][number]) =>
    poll.kind === 'yes-no' && (key === 'yes' || key === 'no') ? t[key] : text;
  return {
    subject: `${t.ballot}: ${poll.title}`,
    body: [
      `${community}. ${t.arrives(untilOf(writing, language))}`,
      howOf(poll, language),
      ...poll.ballot.map((option) => `${box}  ${nameOf(option)}`),
      `[    ]  ${t.abstain}`,
    ],
  };
}
