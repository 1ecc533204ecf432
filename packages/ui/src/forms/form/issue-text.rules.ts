import type { z } from 'zod';
import type { FormTexts } from '../forms.messages';

/** What a field knows about how to speak of itself. */
export interface FieldDescription {
  label?: string | undefined;
  /** Said where the text in the field is not a value at all. */
  malformed?: string | undefined;
  /** Writes a limit in the unit that the person sees: 125000 is `$1,250.00`. */
  limit?: ((limit: number) => string) | undefined;
  /** Writes a value as the field shows it: a choice by its label, a day in the person's format. */
  text?: ((value: unknown) => string) | undefined;
  /** Not one control but several under a heading (opening hours): nothing in it can take the focus by this name. */
  isPart?: boolean | undefined;
}

/** Whether what is wrong with a field can be said at the field. */
export const takesErrors = (description: FieldDescription | undefined) =>
  description !== undefined && description.isPart !== true;

/** Says an issue of a schema the way a person would, in the person's language. */
export function issueText(
  issue: z.core.$ZodIssue,
  value: unknown,
  t: FormTexts,
  description: FieldDescription = {},
): string {
  const isEmpty = value === undefined || value === null || value === '' || Number.isNaN(value);
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty) return t('missing');
      return description.malformed ?? (issue.expected === 'int' ? t('wholeNumber') : t('number'));
    case 'invalid_value':
      return t('chooseOne');
    case 'invalid_format':
      if (isEmpty) return t('missing');
      if (issue.format === 'email') return t('email');
      if (issue.format === 'url') return t('url');
      return description.malformed ?? t('notUnderstood');
    case 'too_small':
      return tooSmall(issue, isEmpty, t, description);
    case 'too_big':
      return tooBig(issue, t, description);
    case 'invalid_union':
      return isEmpty ? t('missing') : (description.malformed ?? t('notUnderstood'));
    case 'custom':
      return issue.message;
    default:
      return description.malformed ?? t('notUnderstood');
  }
}

function tooSmall(
  issue: z.core.$ZodIssueTooSmall,
  isEmpty: boolean,
  t: FormTexts,
  description: FieldDescription,
): string {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') return min <= 1 || isEmpty ? t('missing') : t('tooShort', { min });
  if (issue.origin === 'array' || issue.origin === 'set') return t('tooFew', { min });
  const shown = description.limit?.(min) ?? String(min);
  return issue.inclusive === false ? t('aboveLimit', { min: shown }) : t('tooSmall', { min: shown });
}

function tooBig(issue: z.core.$ZodIssueTooBig, t: FormTexts, description: FieldDescription): string {
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return t('tooLong', { max });
  if (issue.origin === 'array' || issue.origin === 'set') return t('tooMany', { max });
  const shown = description.limit?.(max) ?? String(max);
  return issue.inclusive === false ? t('belowLimit', { max: shown }) : t('tooLarge', { max: shown });
}
