/** A release, or a move of a channel, that is not accepted; each reason is a sentence without its full stop. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';

  constructor(
    readonly reasons: readonly string[],
    /** `taken`: another release has the version. */
    readonly kind: 'refused' | 'taken' = 'refused',
  ) {
    super(reasons.join('; '));
  }
}
