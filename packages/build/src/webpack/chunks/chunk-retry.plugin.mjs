import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class ChunkRetryRuntimeModule extends RuntimeModule {
  constructor(limitMs) {
    // After the function that loads scripts, before the first chunk is asked for.
    super('chunk retry', RuntimeModule.STAGE_ATTACH);
    this.limitMs = limitMs;
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return `
      var load = ${load};
      var script = document.currentScript;
      var earlier = script && /[?&]retry=(\\d+)$/.exec(script.src);
      var first = earlier ? 3 * earlier[1] : 0;
      ${load} = function (url, done, key, chunkId) {
        var isOver = false;
        var end = function (event) {
          if (isOver) return;
          isOver = true;
          clearTimeout(limit);
          done(event);
        };
        var limit = setTimeout(end, ${this.limitMs}, { type: 'timeout', target: { src: url } });
        var attempt = function (count) {
          if (isOver) return;
          load(first + count ? url + '?retry=' + (first + count) : url, function (event) {
            if (event && event.type === 'load' || count === 2) return end(event);
            setTimeout(attempt, 250 * Math.pow(3, count) * (0.5 + Math.random()), count + 1);
          }, key, chunkId);
        };
        attempt(0);
      };`;
  }
}

/**
 * Loads each chunk at most three times before it counts as failed: a phone that changes cells loses one request,
 * not the page. All tries together have `output.chunkLoadTimeout`. The changed query steps around a cached failure;
 * waits grow and are spread by chance. An entry that is itself a further try (its address says so) asks for all of its
 * chunks anew.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ChunkRetry', (chunk) => {
        compilation.addRuntimeModule(
          chunk,
          new ChunkRetryRuntimeModule(compiler.options.output.chunkLoadTimeout),
        );
      });
    });
  }
}
