import type { CountRules } from './count-rules';

/** An option of a ballot, with its score where options are scored. */
export interface Mark {
  key: string;
  score: number;
}

/** What a ballot says that takes part and chooses nothing, and one that cannot be read. */
export const abstention = 'abstain';
export const spoiled = 'invalid';

type Shape = Pick<CountRules, 'kind' | 'options' | 'most' | 'points'>;

/** Cumulative: each option named has a vote, all together at most `points`. */
const isSpread = (marks: readonly Mark[], points: number) =>
  marks.every(({ score }) => score > 0) && marks.reduce((sum, { score }) => sum + score, 0) <= points;

/** Whether a ballot gives options a number. */
const isScored = (kind: Shape['kind']) => kind === 'score' || kind === 'cumulative';

/**
 * Choices as they are stored, hashed and exported: `yes`, `o2`, `o1+o3` (in the order of the options), `o3>o1` (by
 * rank), `o1=5+o2=0` (scores, or votes that are
 * spread), or `abstain`.
 */
export function writeChoices(shape: Shape, marks: readonly Mark[]): string {
  if (marks.length === 0) return abstention;
  if (shape.kind === 'ranked') return marks.map(({ key }) => key).join('>');
  const place = new Map(shape.options.map(({ key }, index) => [key, index]));
  const inOrder = marks.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0));
  return inOrder.map(({ key, score }) => (isScored(shape.kind) ? `${key}=${score}` : key)).join('+');
}

function readMark(text: string, kind: Shape['kind']): Mark | null {
  if (!isScored(kind)) return { key: text, score: 1 };
  const [, key, score] = /^([a-z]\w*)=(\d{1,3})$/.exec(text) ?? [];
  return key === undefined ? null : { key, score: Number(score) };
}

const maxMarks = ({ kind, most, options }: Shape): number => {
  if (kind === 'yes-no' || kind === 'single') return 1;
  return kind === 'multiple' ? most : options.length;
};

/** The marks of a ballot, none for an abstention; null where it breaks the rules or is written in another way. */
export function readChoices(shape: Shape, choices: string): Mark[] | null {
  if (choices === abstention) return [];
  const known = new Set(shape.options.map(({ key }) => key));
  const marks: Mark[] = [];
  for (const text of choices.split(shape.kind === 'ranked' ? '>' : '+')) {
    const mark = readMark(text, shape.kind);
    // Each option at most once.
    if (!mark || !known.delete(mark.key)) return null;
    if (shape.kind === 'score' && mark.score > shape.points) return null;
    marks.push(mark);
  }
  if (marks.length > maxMarks(shape)) return null;
  if (shape.kind === 'cumulative' && !isSpread(marks, shape.points)) return null;
  return writeChoices(shape, marks) === choices ? marks : null;
}
