interface Found {
  value: unknown;
  issues: readonly { code?: string | undefined; path?: readonly PropertyKey[] | undefined }[];
}

/** When a rule over fields is looked at beside what else is wrong, so that all of it is told at once: where each is of its type, whatever is wrong in it. */
export const beside =
  (...fields: readonly string[]) =>
  ({ value, issues }: Found): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(
      ({ code, path }) => code === 'invalid_type' && path?.length === 1 && fields.includes(String(path[0])),
    );
