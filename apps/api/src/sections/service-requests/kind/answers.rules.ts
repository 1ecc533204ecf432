import { day } from '@courtyard/contract/primitives';
import type { RequestField } from '@courtyard/contract/service-requests/kind/request-kind';

export type Answers = Record<string, string | boolean>;

const longest = { line: 200, text: 2000, choice: 40, day: 10, 'yes-no': 0 } as const;

/** Fields of shipped kinds that tell of what has happened. */
const pastFields: ReadonlySet<string> = new Set(['happened-on', 'since']);

/** Why a text is no date of its field; null where it is one. */
function dayProblem(key: string, text: string, today: string): string | null {
  if (!day.safeParse(text).success) return 'Enter a date.';
  return pastFields.has(key) && text > today
    ? 'This date is in the future. Enter today or an earlier date.'
    : null;
}

/** Why an answer does not fit its field; null where it does. */
function problemOf(
  { key, type, choices }: RequestField,
  value: string | boolean,
  today: string,
): string | null {
  if (type === 'yes-no') return typeof value === 'boolean' ? null : 'Answer yes or no.';
  if (typeof value !== 'string') return 'Enter a text.';
  if (value.length > longest[type]) return 'This is too long. Shorten it.';
  if (type === 'choice')
    return choices.some((choice) => choice.key === value) ? null : 'Choose an option from the list.';
  if (type === 'day') return dayProblem(key, value, today);
  return null;
}

/** What was answered to the fields of a kind, and the problems by field: `answers.since`. */
export function checkAnswers(
  fields: readonly RequestField[],
  given: Readonly<Record<string, string | boolean | null>>,
  today: string,
): { answers: Answers; problems: Record<string, string> } {
  const answers: Answers = {};
  const problems: Record<string, string> = {};
  const known = new Set(fields.map(({ key }) => key));
  for (const key of Object.keys(given))
    if (!known.has(key)) problems[`answers.${key}`] = 'This kind of request doesn’t have that field.';
  for (const field of fields) {
    const value = given[field.key] ?? null;
    const at = `answers.${field.key}`;
    if (value === null || value === '') {
      if (field.isRequired) problems[at] = 'Fill this in.';
      continue;
    }
    const problem = problemOf(field, value, today);
    if (problem === null) answers[field.key] = value;
    else problems[at] = problem;
  }
  return { answers, problems };
}
