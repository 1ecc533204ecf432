import '@courtyard/ui/fonts.css';
import { nextTask } from '../app/entry/next-task';

/**
 * Runs the code that came with the page in steps, each a task of its own: all of it at once would keep a phone from answering for a
 * quarter of a second. `eager` leaves the code in the files that the page starts with.
 */
async function start(container: HTMLElement): Promise<void> {
  const isFirstFrame = container.querySelector('[data-first-frame]') !== null;
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { preparePageStyles, prepareTheme } = await import(/* webpackMode: "eager" */ './steps/theme');
  await nextTask();
  const { draw, prepareSide } = await import(/* webpackMode: "eager" */ './steps/screen');
  const isPrepared = prepareSide(isFirstFrame);
  await nextTask();
  prepareTheme();
  await nextTask();
  preparePageStyles();
  await nextTask();
  await isPrepared;
  draw(container, isFirstFrame);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void start(container);
