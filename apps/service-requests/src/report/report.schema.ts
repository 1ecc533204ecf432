import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import { type RequestEntry, requestEntry } from '@courtyard/contract/service-requests/request/request';
import { id, optionalLine } from '@courtyard/contract/primitives';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';

/** Where something is, as the form asks it. */
export const wheres = ['unit', 'area', 'asset', 'none'] as const;

export type Where = (typeof wheres)[number];

/** What the form asks besides what is sent: where, and the place of each kind that was chosen last. */
const asked = {
  title: optionalLine(120).default(null),
  where: z.enum(wheres),
  unitId: id.nullable().default(null),
  areaId: id.nullable().default(null),
  assetId: id.nullable().default(null),
  /** A question that nobody touched has no answer yet. */
  answers: z.record(z.string(), z.union([z.string().trim().max(2000), z.boolean()]).nullish()).default({}),
};

export interface ReportRules {
  kinds: readonly RequestKind[];
  /** It is entered for somebody, who has to be named. */
  isEntry: boolean;
  /** In the reader's language: the title where none was written. */
  categoryName: (kind: string, category: string) => string;
  t: (key: 'missingAnswer' | 'missingPlace' | 'missingReporter') => string;
}

// The form of a place is `where` with its ids.
const { place: _place, ...entered } = requestEntry.shape;

interface Asked {
  kind: string;
  category: string;
  title: string | null;
  where: Where;
  unitId: string | null;
  areaId: string | null;
  assetId: string | null;
  answers: Record<string, string | boolean | null | undefined>;
}

const placeIdOf = ({ where, unitId, areaId, assetId }: Asked) =>
  ({ unit: unitId, area: areaId, asset: assetId, none: null })[where];

const fieldsOf = ({ kind }: Asked, { kinds }: ReportRules) =>
  kinds.find((each) => each.kind === kind)?.fields ?? [];

const isEmpty = (answer: unknown) => answer === undefined || answer === null || answer === '';

/** Of the paths of what is missing, what is said there. */
function missing(values: Asked, rules: ReportRules): [path: string[], message: string][] {
  const { where, answers } = values;
  return [
    ...(where !== 'none' && placeIdOf(values) === null
      ? [[[`${where}Id`], rules.t('missingPlace')] satisfies [string[], string]]
      : []),
    ...fieldsOf(values, rules)
      .filter(({ key, isRequired }) => isRequired && isEmpty(answers[key]))
      .map(({ key }): [string[], string] => [['answers', key], rules.t('missingAnswer')]),
  ];
}

/** The answers to the fields of the kind that was chosen last, without those that were left empty. */
function answersOf(values: Asked, rules: ReportRules) {
  const keys = fieldsOf(values, rules).map(({ key }) => key);
  return Object.fromEntries(
    Object.entries(values.answers).flatMap(([key, answer]) =>
      keys.includes(key) && answer !== undefined && !isEmpty(answer) ? [[key, answer]] : [],
    ),
  );
}

/** The form of a new request: what the contract takes of one for somebody else, with what only the form asks. */
export const reportSchema = (rules: ReportRules) =>
  z
    .object({ ...entered, ...asked })
    .superRefine((values, context) => {
      for (const [path, message] of missing(values, rules))
        context.addIssue({ code: 'custom', path, message });
      if (rules.isEntry && (values.reporterId === null) === (values.reporterName === null))
        context.addIssue({ code: 'custom', path: ['reporterId'], message: rules.t('missingReporter') });
    })
    .transform((values): RequestEntry => {
      const { where, unitId: _unit, areaId: _area, assetId: _asset, ...written } = values;
      const placeId = placeIdOf(values);
      return {
        ...written,
        title: values.title ?? rules.categoryName(values.kind, values.category),
        place: where === 'none' || placeId === null ? null : { kind: where, id: placeId },
        answers: answersOf(values, rules),
      };
    });

export type ReportForm = FormOf<ReturnType<typeof reportSchema>>;
