import webpackHotMiddleware from 'webpack-hot-middleware';

/** Where open pages listen, by webpack-hot-middleware's client in each bundle. */
export const eventsPath = '/assets/dev/events';

const textOf = ({ moduleName = '', loc = '', message }) => `${moduleName} ${loc}\n${message}`.trim();

/**
 * Tells open pages of builds. A page has a bundle of several builds, and one overlay: each bundle is told what is wrong
 * with any of them, and takes over what changed once all are right.
 */
export function createHotEvents() {
  let publish;
  const builds = {
    hooks: {
      invalid: { tap: () => undefined },
      done: { tap: (_name, listener) => (publish = listener) },
    },
  };
  const middleware = webpackHotMiddleware(builds, { path: eventsPath, log: false });
  /** The latest of each build, by its name. */
  const latest = new Map();
  let problems = [];

  function tell() {
    const bundles = [...latest.values()];
    const errors = [...problems, ...bundles.flatMap((stats) => stats.errors)];
    const bundle = ({ name, hash, time }) => ({ name, hash, time, errors, warnings: [], modules: [] });
    publish({ stats: bundles.map((stats) => ({ toJson: () => bundle(stats) })) });
  }

  return {
    /** Answers a page that listens; calls `next` for any other request. */
    middleware,
    close: middleware.close,
    /** @param {import('webpack').MultiStats} stats of the builds that were built anew */
    announce({ stats }) {
      for (const one of stats) {
        const { name } = one.compilation;
        const errors = one.toJson({ all: false, errors: true }).errors.map(textOf);
        latest.set(name, { name, hash: one.hash, time: one.endTime - one.startTime, errors });
      }
      tell();
    },
    /** What else is wrong, outside of the bundles; nothing where all is right again. */
    setProblems(texts) {
      problems = texts;
      tell();
    },
  };
}
