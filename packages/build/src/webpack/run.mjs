import webpack from 'webpack';
import { readApp } from './app-folder.mjs';
import { hostConfig } from './host/host.mjs';
import { sectionConfig } from './section/section.mjs';
import { singleConfig } from './single.mjs';

/** @param {string} folder @param {{ mode: 'production' | 'development', single?: boolean }} options */
export function configFor(folder, { single = false, ...options }) {
  const app = readApp(folder);
  if (single) return singleConfig({ app, ...options });
  return (app.kind === 'section' ? sectionConfig : hostConfig)({ app, ...options });
}

const summary = {
  preset: 'errors-warnings',
  colors: process.stdout.isTTY,
  moduleTrace: true,
  errorDetails: false,
};

/** Prints what went wrong, or one line per application. @returns whether all of them were built */
function report(stats) {
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString(summary));
  for (const { compilation } of stats.stats) {
    const seconds = ((compilation.endTime - compilation.startTime) / 1000).toFixed(1);
    const state = compilation.errors.length > 0 ? 'failed' : 'built';
    console.log(`${compilation.name} ${state} in ${seconds} s`);
  }
  return !stats.hasErrors();
}

/**
 * Builds the applications in the given folders in one process.
 * @param {webpack.Configuration[]} configs
 * @returns {Promise<boolean>} whether all of them were built
 */
export function build(configs) {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(report(stats))));
    });
  });
}

/** Builds again at every change until the process ends. */
export function watch(configs) {
  webpack(configs).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) console.error(error);
    else report(stats);
  });
}
