/** What keeps an export from being imported: one sentence for each, for who runs the server. */
export class RefusedImport extends Error {
  override name = 'RefusedImport';

  constructor(
    readonly reasons: readonly string[],
    options?: ErrorOptions,
  ) {
    super(reasons.join('\n'), options);
  }
}
