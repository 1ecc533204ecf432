interface Found {
  value: unknown;
  issues: readonly { code?: string | undefined; path?: readonly PropertyKey[] | undefined }[];
}

/**
 * A rule over several fields, told at one of them, that is looked at beside what else is wrong, so that all of it is told at once: where
 * that field, and the `others` that it reads, are of their types.
 */
export const fieldRule = <Fields>(
  field: keyof Fields & string,
  message: string,
  others: readonly (keyof Fields & string)[] = [],
) => ({
  path: [field],
  message,
  when: ({ value, issues }: Found): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(
      ({ code, path }) =>
        code === 'invalid_type' && path?.length === 1 && [field, ...others].some((read) => read === path[0]),
    ),
});
