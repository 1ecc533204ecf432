/**
 * Keeps what was built well in the page while it cannot be built anew: no file is written over, and the next update
 * goes on from there. A build that never was good is written all the same, so that its page can say why.
 */
export class LastGoodPlugin {
  apply(compiler) {
    let isThere = false;
    const hasFaults = (compilation) => compilation.errors.length > 0;
    compiler.hooks.shouldEmit.tap('LastGood', (compilation) =>
      isThere && hasFaults(compilation) ? false : undefined,
    );
    compiler.hooks.compilation.tap('LastGood', (compilation) => {
      // What is not on record is nothing to update from: such a page loads itself anew.
      compilation.hooks.shouldRecord.tap('LastGood', () => (hasFaults(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap('LastGood', ({ compilation }) => {
      isThere ||= !hasFaults(compilation);
    });
  }
}
